/** The team's desk: three clues with a drum each, four keys to set them, and a lamp for everybody who confirms. */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { digitsOf, isComplete, LINES, SLOTS } from '@havre/engine/games/decrypto/material.ts';
import { otherOf, type SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { useEffect, useState } from 'preact/hooks';
import { DragStatus } from '../../kit/drag-status.tsx';
import { useDrag } from '../../kit/use-drag.ts';
import { nextDrum, notesIn, withDigit } from '../reading.ts';
import { Drum } from '../room/drum.tsx';
import { roomWords, teamName } from '../speech.ts';
import { Contest, ContestMark, type ContestProps } from './contest.tsx';
import { type DeskProps, isSuggested } from './contract.ts';
import { Deed } from './deed.tsx';
import { Lamps } from './lamps.tsx';
import type { Draft } from './use-draft.ts';
import './guessing.css';

export interface GuessingProps extends DeskProps {
  readonly line: SheetLine;
  readonly draft: Draft;
}

const placeOf = (line: number): string => `drum ${line}`;
const thingOf = (digit: number): string => `digit ${digit}`;

export function Guessing(desk: GuessingProps) {
  const { props, play, team, line, draft } = desk;
  const { view, names, table } = props;
  const words = roomWords();
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => setPointed(null), [line.round, line.team]);
  const digits = digitsOf(draft.code);
  const canDraft = !team.locked;
  const at = pointed ?? nextDrum(draft.code);
  const set = (drum: number, digit: number) => {
    // A touch that ends a playback does nothing else.
    if (!canDraft || play.wasSkip()) return;
    draft.set(withDigit(draft.code, drum, digits[drum] === digit ? 0 : digit));
    setPointed(null);
  };
  const drag = useDrag({
    targetsOf: () => (canDraft ? LINES.map(placeOf) : []),
    drop: (thing, target) => set(LINES.map(placeOf).indexOf(target), SLOTS.map(thingOf).indexOf(thing) + 1),
    isWaiting: table.isSending.value,
  });
  const isOurs = line.team === view.side;
  const meanings = isOurs ? (team.words ?? []) : notesIn(team.own.notes).guesses;
  const confirm: Action = { type: 'confirm', code: draft.code };
  const isSettled = draft.code === team.own.draft;
  const reconsider = play.legal.find(({ type }) => type === 'reconsider');
  const voters = team.members.filter(member => !(isOurs && member === team.encryptor));
  return (
    <div class="dec-guessing">
      <ol class="dec-lines">
        {LINES.map((number, i) => {
          const clue = line.clues[i] || words.noClue;
          return (
            <li key={number} class="dec-line">
              <span class="dec-line-number" aria-hidden="true">
                {number}
              </span>
              <span class="dec-clue">{clue}</span>
              {isOurs ? <ContestMark view={view} line={number} /> : <Contest {...contestOf(desk, number)} />}
              {canDraft ? (
                <button
                  type="button"
                  class="dec-drum-place"
                  aria-label={words.drum(number, clue, digits[i] ?? 0)}
                  aria-pressed={at === i}
                  data-drum={number}
                  {...drag.on({ target: placeOf(number), isOnlyDragged: true })}
                  onClick={() => setPointed(i)}
                  onKeyDown={(event: KeyboardEvent) => {
                    if (/^[1-4]$/.test(event.key)) set(i, Number(event.key));
                    else if (event.key === 'Delete' || event.key === 'Backspace') set(i, digits[i] ?? 0);
                  }}
                >
                  <Drum digit={digits[i] ?? 0} />
                </button>
              ) : (
                <span class="dec-drum-place">
                  <Drum digit={digits[i] ?? 0} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {canDraft ? (
        <div class="dec-keys" role="toolbar" aria-label={words.draftOfTeam}>
          {SLOTS.map((digit, i) => (
            <button
              key={digit}
              type="button"
              class={`dec-key ${isSuggested(props, 'draft') ? 'suggested' : ''}`}
              aria-label={words.key(digit, meanings[i] ?? '')}
              aria-pressed={digits.includes(digit)}
              data-key={digit}
              data-playable
              {...drag.on({ thing: thingOf(digit), isOnlyDragged: true })}
              onClick={() => set(at, digit)}
            >
              <span class="dec-key-digit">{digit}</span>
              <span class="dec-key-word">{meanings[i]}</span>
            </button>
          ))}
        </div>
      ) : (
        <p class="dec-remark">{words.locked}</p>
      )}
      <DragStatus drag={drag} />
      <div class="dec-levers">
        <Lamps
          names={names}
          members={voters}
          isLit={member => team.locked || (isSettled && team.own.confirmed.includes(member))}
        />
        {reconsider !== undefined && isSettled ? (
          <Deed props={props} play={play} action={reconsider} />
        ) : canDraft && isComplete(draft.code) ? (
          <Deed props={props} play={play} action={confirm} isMain />
        ) : view.teams[otherOf(view.side ?? 0)].locked ? (
          <span class="dec-remark">{words.lockedBy(teamName(view, otherOf(view.side ?? 0)))}</span>
        ) : null}
      </div>
    </div>
  );
}

const contestOf = ({ props, play }: DeskProps, line: number): ContestProps => ({ props, play, line });
