/** By which row of the ledger each question is asked. */
export const promptRules = {
  arrangeCamps: 'AQU-SETUP-02',
  movePiece: 'AQU-TURN-02',
};
