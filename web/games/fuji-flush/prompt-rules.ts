/** By which row of the ledger each question is asked. */
export const promptRules = {
  playCard: 'FUJ-PLAY-01',
};
