/** By which row of the ledger each question is asked. */
export const promptRules = {
  setCourse: 'CJG-TURN-04',
  closing: 'CJG-TURN-28',
  decide: 'CJG-TURN-10',
  beforeReveal: 'CJG-ADV-SAILOR-43',
  damage: 'CJG-SHIP-18',
  makeRoom: 'CJG-SHIP-13',
  inPort: 'CJG-PORT-18',
  spoils: 'CJG-BOARD-11',
  downToLimit: 'CJG-HOLD-05',
  exactRoll: 'CJG-ADV-SEA-09',
  rerolling: 'CJG-ADV-SAILOR-80',
  brace: 'CJG-ADV-HAZARD-01',
  keeping: 'CJG-ADV-HAZARD-03',
  rum: 'CJG-ADV-RUM-04',
};
