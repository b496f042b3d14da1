/** The data files of games, which lie beside their rules and are read only by who needs them. */

/** How a host reads them, by their path in `engine/games`. A host that cannot find one rejects. */
export interface DataFiles {
  /** A file of text. */
  text(file: string): Promise<string>;
  /** A file of bytes, unpacked if it is compressed. */
  bytes(file: string): Promise<Uint8Array>;
}
