/** By which row of the ledger each question is asked. */
export const promptRules = {
  chooseEncryptors: 'DEC-ROUND-01',
  writeClues: 'DEC-CLUE-01',
  guess: 'DEC-GUESS-02',
  nameWords: 'DEC-TIE-06',
  judgeWords: 'DEC-TIE-11',
  shortHanded: 'DEC-NET-03',
};
