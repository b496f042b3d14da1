/** How strong the bots are to be, with a word on each. */
import { levelsOf } from '@havre/engine/bots/level-choice.ts';
import { type LevelName, levelWording } from '@havre/engine/bots/level-wording.ts';
import type { GamePage } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { Choices } from './choices.tsx';

interface LevelChoiceProps {
  readonly game: GamePage['game'];
  readonly level: LevelName;
  onChoice(level: LevelName): void;
}

/** Nothing where all levels of a game play alike. */
export function LevelChoice({ game, level, onChoice }: LevelChoiceProps) {
  const levels = levelsOf(game);
  if (levels.length === 1) return null;
  const personas = levelWording[settings.value.language];
  return (
    <>
      <Choices
        legend={words().box.level}
        values={levels}
        value={level}
        onChoice={onChoice}
        text={value => personas[value].name}
      />
      <p class="soft small">{personas[level].character}</p>
    </>
  );
}
