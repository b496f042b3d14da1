/** What everybody sees of a player that has said that it is a program. */
import type { ProgramMark } from '@havre/table/model/program-mark.ts';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import './programs.css';

export function ProgramBadge({ program }: { program: ProgramMark }) {
  const level = program.level ?? null;
  const text = words().seat.program(level);
  return (
    <span class="program-badge" title={text}>
      <Icon name="program" size={18} />
      <span class="unseen">{text}</span>
      {level === null ? null : <span aria-hidden="true">{level}</span>}
    </span>
  );
}
