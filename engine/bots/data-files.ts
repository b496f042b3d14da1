/** The data files of games, which lie beside their rules and are read only by who needs them. */

/** How an application reads them, by their path in `engine/games`; it rejects where there is no such file. */
export interface DataFiles {
  /** A file of text. */
  text(file: string): Promise<string>;
  /** A file of bytes, unpacked if it is compressed. */
  bytes(file: string): Promise<Uint8Array>;
}
