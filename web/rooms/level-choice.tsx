/** How strong the bots are to be, with a word on each. */
import { LEVELS, type LevelName, levelWording } from '@havre/engine/bots/level-wording.ts';
import { Choices } from '../shell/choices.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';

interface LevelChoiceProps {
  readonly level: LevelName;
  onChoice(level: LevelName): void;
}

export function LevelChoice({ level, onChoice }: LevelChoiceProps) {
  const personas = levelWording[settings.value.language];
  return (
    <>
      <Choices
        legend={words().box.level}
        values={LEVELS}
        value={level}
        onChoice={onChoice}
        text={value => personas[value].name}
      />
      <p class="soft small">{personas[level].character}</p>
    </>
  );
}
