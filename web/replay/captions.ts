/** A moment of a replay in words: where the game is, and what has just happened there. */
import { eventText } from '@havre/engine/games/telling.ts';
import type { GameUi } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { ReplayController } from './replay-controller.ts';
import { roundAt } from './rounds.ts';

/** What is longer than this is for the story beside the board. */
const MOST_SENTENCES = 3;

/** A round as the players of a game call it. */
export const roundText = ({ wording }: Pick<GameUi, 'wording'>, round: number): string =>
  wording[settings.value.language].rounds?.of(round) ?? words().log.round(round);

/** All of them. */
export const roundsText = ({ wording }: Pick<GameUi, 'wording'>): string =>
  wording[settings.value.language].rounds?.all ?? words().review.rounds;

/** The round of a moment, or that it is the beginning; nothing for a game that has no rounds. */
export function roundOf({ rounds, ui }: Pick<ReplayController, 'rounds' | 'ui'>, at: number): string {
  const round = roundAt(rounds, at);
  return round !== null ? roundText(ui, round.number) : at === 0 ? words().log.beginning : '';
}

/**
 * What happened with an entry, sentence by sentence, as the present eyes saw it.
 * @example sentencesAt(controller, 12)[0] // 'Anne sails 5 spaces forward.'
 */
export function sentencesAt(controller: ReplayController, at: number): readonly string[] {
  const { ui, table } = controller;
  const names = table.names.value;
  return controller.story.value
    .filter(line => controller.entryOf(line) === at)
    .map(({ told }) =>
      told.type === 'event'
        ? eventText(ui.wording[settings.value.language], told.event, names)
        : words().viewerEvent(told.item, names),
    );
}

/** Where the game is, and what has just happened there. */
export function captionOf(controller: ReplayController): string {
  const at = controller.at.value;
  const sentences = sentencesAt(controller, at);
  const told = sentences.length > MOST_SENTENCES ? [sentences[0], '…', sentences.at(-1)] : sentences;
  return [roundOf(controller, at), told.join(' ')].filter(part => part !== '').join(' · ');
}
