/**
 * Chapter 11: the advanced game. Its chapters answer what the base chapters ask; where they say nothing, base rules go on
 * (CJG-ADV-SETUP-03).
 */
import { catches, weighExactRoll } from './12-advanced-sea-fight.ts';
import { face, isHazard } from './13-hazards.ts';
import { bottlesBack, handOutRum } from './15-rum.ts';
import { carpenters, turnable, turnByCarpenter } from './16-sailors/carpenter.ts';
import { cookAtWork, cooks } from './16-sailors/cook.ts';
import { rest } from './16-sailors/crew.ts';
import { gunners, offerRerolls } from './16-sailors/gunner.ts';
import { helmsmen, steer, steeredSails, steeringHelps } from './16-sailors/helmsman.ts';
import { lookOut, lookouts } from './16-sailors/lookout.ts';
import { limitAboard, limitWithHalf } from './16-sailors/quartermaster.ts';
import { sailmakersSails } from './16-sailors/sailmaker.ts';
import { stewardAtWork, stewards } from './16-sailors/steward.ts';
import { deliver, deliveries, hasDelivery } from './17-passengers.ts';
import { act } from './actions.ts';
import { answerInTheAdvancedGame, baseGame } from './powers.ts';

/**
 * CJG-ADV-SAILOR-08: what is asked of the turn is asked of its player alone, fights ask both sides, and the ship is asked at
 * all times.
 */
answerInTheAdvancedGame({
  ...baseGame,
  extraSails: (s, seat) => sailmakersSails(s, seat) + steeredSails(s, seat),
  cardLimit: limitAboard,
  limitWith: limitWithHalf,
  giveTokensBack: bottlesBack,

  onReveal: handOutRum,
  isCompulsory: s => isHazard(s.revealed),
  deal: face,
  offers: deliveries,
  canHelpToReveal: (s, passing) => lookouts(s, passing).length > 0 || cooks(s).length > 0,
  helpToReveal(s, _seat, out) {
    for (const card of lookouts(s, false)) out.push(act.lookOut[card]);
    for (const card of cooks(s)) out.push(act.soothe[card]);
  },
  topDiscardCounts: true, // for a lookout: CJG-ADV-SAILOR-40
  atSea(s, seat, out) {
    for (const card of helmsmen(s, seat)) out.push(act.steer[card]);
  },
  couldChangeThat: (s, seat) => hasDelivery(s, seat) || steeringHelps(s, seat),
  accept(s, action, seat) {
    if (action.type === 'deliver') deliver(s, seat, action.card);
    else if (action.type === 'lookOut') lookOut(s, seat, action.card);
    else if (action.type === 'soothe') cookAtWork(s, seat, action.card);
    else if (action.type === 'steer') steer(s, seat, action.card);
  },

  canCatch: catches, // CJG-ADV-SETUP-04: every ship card, skull or not
  exactRollHurts: true,
  onExactRoll: weighExactRoll,
  spareRolls: gunners, // CJG-ADV-SAILOR-83: only the newest roll matters, so a reroll is one more roll
  afterSalvo: offerRerolls,

  substitutes: stewards,
  spendSubstitute: stewardAtWork,
  canTurnAtEnd: (s, seat) => carpenters(s, seat).length > 0,
  turnsAtEnd(s, seat, out) {
    if (carpenters(s, seat).length > 0) turnable(s, seat, out);
  },
  turnAtEnd: turnByCarpenter,
  rest,
});
