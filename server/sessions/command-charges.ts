/** Commands that are charged beside being a message: what could disturb others if it were done without end. */
import type { Command } from '@havre/table/commands/command.ts';
import type { AllowanceKind } from './allowance.ts';

/** What is charged, and what whoever has nothing left of it is told. */
interface CommandCharge {
  readonly as: AllowanceKind;
  readonly later: string;
}

const CHAT: CommandCharge = { as: 'chat', later: 'say it again a little later' };
const CLAIMS: CommandCharge = { as: 'claims', later: 'try another word later' };
const SEATS: CommandCharge = { as: 'seats', later: 'change places a little later' };

export const COMMAND_CHARGES: { readonly [T in Command['type']]?: CommandCharge } = {
  say: CHAT,
  claimSeat: CLAIMS,
  lookOn: CLAIMS,
  sit: SEATS,
  stand: SEATS,
  swap: SEATS,
  colour: SEATS,
  replan: SEATS,
};
