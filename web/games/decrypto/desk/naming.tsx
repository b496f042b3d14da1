/** A tie: each team names the four words of the other, in secret. */
import { SLOTS } from '@havre/engine/games/decrypto/material.ts';
import { tidied } from '@havre/engine/games/decrypto/text.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { notesIn, withOthers, withoutUnseen } from '../reading.ts';
import { roomWords } from '../speech.ts';
import type { DeskProps } from './contract.ts';
import { Deed } from './deed.tsx';
import { Lamps } from './lamps.tsx';
import { useKept } from './use-kept.ts';
import './naming.css';

export function Naming({ props, play, team }: DeskProps) {
  const words = roomWords();
  const { named, notes } = team.own;
  const kept = SLOTS.map((_, i) => named[i] ?? '');
  const isEmpty = kept.every(word => word === '');
  // What the team has noted in pencil is where it begins.
  const [texts, setTexts] = useState<readonly string[]>(isEmpty ? notesIn(notes).guesses : kept);
  const written = kept.join('\n');
  const before = useRef(texts);
  useEffect(() => {
    if (isEmpty) return;
    const last = before.current;
    before.current = kept;
    setTexts(mine => withOthers(mine, last, kept));
  }, [written]);
  const keeping = useKept(
    { props, play },
    {
      texts,
      isKept: team.locked || texts.every((text, i) => tidied(text) === kept[i]),
      isSound: true,
      write: { type: 'nameWords', words: texts },
      confirm: { type: 'confirmWords', words: kept },
    },
  );
  const reconsider = play.legal.find(({ type }) => type === 'reconsider');
  return (
    <form
      class="dec-naming"
      onSubmit={event => {
        event.preventDefault();
        keeping.confirm();
      }}
    >
      <h2 class="dec-title">{words.nameTheirs}</h2>
      <ol class="dec-named">
        {SLOTS.map((slot, i) => (
          <li key={slot}>
            <span class="dec-digit" aria-hidden="true">
              {slot}
            </span>
            <span class="dec-pane-of-glass dark">
              <input
                class="dec-pencil"
                aria-label={words.theirWord(slot)}
                placeholder={words.pencilHint}
                maxLength={500}
                autocomplete="off"
                readOnly={team.locked}
                value={texts[i] ?? ''}
                onInput={event => {
                  keeping.typeOn();
                  setTexts(texts.with(i, withoutUnseen(event.currentTarget.value)));
                }}
                onBlur={keeping.keep}
              />
            </span>
          </li>
        ))}
      </ol>
      <div class="dec-levers">
        <Lamps
          names={props.names}
          members={team.members}
          isLit={member => team.locked || team.own.confirmed.includes(member)}
        />
        {reconsider !== undefined ? (
          <Deed props={props} play={play} action={reconsider} />
        ) : team.locked ? (
          <span class="dec-remark">{words.locked}</span>
        ) : (
          <button type="submit" class="button small main dec-deed" data-deed="confirmWords">
            {words.handIn}
          </button>
        )}
      </div>
    </form>
  );
}
