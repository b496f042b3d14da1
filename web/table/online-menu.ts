/** What of the menu of a table is of use with a server alone: it comes when the menu is opened. */
export { Carrying } from './carrying.tsx';
export { GuestEntry, GuestInvitation } from './guests.tsx';
export { SeatClaim } from './seat-claim.tsx';
export { SeatCode } from './seat-code.tsx';
