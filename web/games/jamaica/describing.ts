/** What an action is called and what it would do, in the words of the page: for the line below the chart and its button. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import { pilotTo } from '@havre/engine/games/jamaica/crew/wording-effect.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { GOODS_NAMES, goodsNamed } from '@havre/engine/games/jamaica/material.ts';
import { atHead } from '@havre/engine/games/language.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { crewPictures } from './crew/loading.ts';
import { cargoOf, goodsOf, hasTwin } from './reading.ts';
import { characterDoes, characterName, jamaicaWords } from './speech.ts';
import { waysNow } from './stops.ts';
import type { Paying } from './use-paying.ts';
import type { Play } from './use-play.ts';

type Props = BoardProps<Jamaica>;

/** An action with what it would do. */
export function describe(props: Props, action: Action): string {
  const { names, ui } = props;
  return withEffect(props, action, actionText(ui.wording[settings.value.language], action, names));
}

/** What is shown: as above, but for one of several holds that are one choice. */
const describeShown = (props: Props, shown: Action): string => {
  const text = ofEqualHolds(props.view, shown);
  return text === null ? describe(props, shown) : withEffect(props, shown, text);
};

function withEffect({ view, seat, names, ui, question }: Props, action: Action, text: string): string {
  const wording = ui.wording[settings.value.language];
  const effect = ((): string | null => {
    if (action.type === 'placeDice') return jamaicaWords().diceMean(action.sun, action.moon);
    if (action.type === 'sail' || action.type === 'retreat') {
      const way = waysNow(view, question?.legal ?? []).find(({ stop }) => stop.space === action.to);
      const pilot = seat === null || action.type === 'retreat' ? undefined : pilotTo(view, seat, action.to);
      const waits = way === undefined ? '' : jamaicaWords().stop(way.stop, names);
      const thanks = pilot === undefined ? '' : jamaicaWords().thanksTo(characterName(pilot));
      return [waits, thanks].filter(text => text !== '').join(', ');
    }
    return seat === null ? null : (wording.effect?.(view, seat, action, names) ?? null);
  })();
  return effect === null || effect === '' ? text : jamaicaWords().meaning(text, effect);
}

/** Equal holds are one choice (`twinOf`): whichever was touched, the number of one of them would be wrong. */
function ofEqualHolds(view: Props['view'], action: Action): string | null {
  if (action.type !== 'load' && action.type !== 'stealHold') return null;
  const { winner, loser, ship } = view.now ?? {};
  const whose = action.type === 'stealHold' ? loser : (winner ?? ship);
  return whose !== undefined && hasTwin(view, whose, action.hold) ? jamaicaWords().equalHolds[action.type] : null;
}

/** What the line says: what is shown would do, or what there is to touch; null where the story goes on. */
export function captionOf(props: Props, play: Play, paying: Paying | null): string | null {
  const words = jamaicaWords();
  if (paying !== null) {
    const goods = GOODS_NAMES.find(name => goodsOf(name) === paying.bill.types) ?? 'gold';
    return words.paySoFar(paying.sum, paying.bill.amount, goods);
  }
  // the rest is said in the tavern itself
  if (play.shown?.type === 'recruit') return words.recruitWho(characterName(play.shown.character));
  if (play.shown !== null) return describeShown(props, play.shown);
  const [first] = play.legal;
  switch (first?.type) {
    case 'chooseCard':
      return settings.value.confirm ? words.pickCard : words.atOnce.pickCard;
    case 'placeDice':
      return words.pickDice;
    case 'sail':
    case 'retreat':
      return settings.value.confirm ? words.pickWay : words.atOnce.pickWay;
    case 'load':
      return words.pickHold(cargoOf(props.view));
    case 'decline':
      return words.pickSpoils;
    case 'spendPowder':
      return words.pickPowder;
    case 'keepRoll':
      return props.view.now?.step === 'askSaran' ? words.pickSaran : words.pickSabre;
    case 'attack':
      return props.view.now?.step === 'attackFromAfar' ? powerText(props) : words.pickOpponent;
    case 'exchange': {
      const { goods = 0, amount = 0 } = props.view.now ?? {};
      return words.pickExchange({ goods: goodsNamed(goods), tokens: amount });
    }
    default:
      return first === undefined ? null : powerText(props);
  }
}

/** Whoever of The Crew asks, and what they can do; null where nobody does. */
function powerText({ view }: Props): string | null {
  const [who] = crewPictures.value?.askingCharacters(view) ?? [];
  return who === undefined ? null : jamaicaWords().power(atHead(characterName(who)), characterDoes(who));
}

/** What the button says that does what is lifted; null while nothing is. */
export function confirmOf(props: Props, { lifted }: Play): string | null {
  const words = jamaicaWords();
  switch (lifted?.type) {
    case undefined:
      return null;
    case 'chooseCard':
      return words.layCard;
    case 'placeDice':
      return words.layTheDice;
    case 'load': {
      const stack = cargoOf(props.view);
      return stack === null ? words.takeIt : words.loadHere(stack);
    }
    case 'sail':
      return words.sailThere;
    case 'retreat':
      return words.goBackThere;
    case 'attack':
      return words.attack;
    case 'spendPowder':
      return words.fire(lifted.powder);
    case 'stealHold':
    case 'stealPower':
    case 'stealHidden':
    case 'stealShown':
      return words.stealIt;
    case 'giveTreasure':
    case 'givePower':
      return words.giveIt;
    case 'recruit':
      return words.recruit;
    default:
      return lifted !== null && Object.hasOwn(crewShapes, lifted.type) && lifted.type !== 'takeToken'
        ? words.doIt
        : words.takeIt;
  }
}
