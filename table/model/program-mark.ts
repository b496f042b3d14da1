/** A player that has said that it is a program. It sits as people do, and everybody sees what it is. */
export interface ProgramMark {
  /** How well it plays, in its own words. */
  readonly level?: string;
}

/**
 * What is written down of a program with an event; nothing of a person.
 * @example { type: 'sat', seat, who, name, ...markOf(program) }
 */
export const markOf = (program: ProgramMark | null | undefined): { readonly program?: ProgramMark } =>
  program == null ? {} : { program: program.level === undefined ? {} : { level: program.level.trim() } };
