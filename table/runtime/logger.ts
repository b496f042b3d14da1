/** Where the server writes down what operators should know. Secrets and identities never go in there. */
export interface Logger {
  info(about: object, sentence: string): void;
  error(about: object, sentence: string): void;
}
