/** The encryptor behind the glass: sees the team's drums, and answers to objections. */
import { LINES } from '@havre/engine/games/decrypto/material.ts';
import { flawOfClues } from '@havre/engine/games/decrypto/questions.ts';
import type { SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { useState } from 'preact/hooks';
import { roomWords } from '../speech.ts';
import { ContestMark } from './contest.tsx';
import type { DeskProps } from './contract.ts';
import { Deed } from './deed.tsx';
import { Heard } from './listening.tsx';
import './glass.css';

export const Glass = ({ props, play, team, line }: DeskProps & { readonly line: SheetLine }) => (
  <div class="dec-behind-glass">
    <div class="dec-pane">
      <Heard line={line} draft={team.own.draft} beside={number => <ContestMark view={props.view} line={number} />} />
      <svg class="dec-shine" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 0h14L6 60H0V40zM34 0h6L20 60h-6z" />
      </svg>
    </div>
    {LINES.filter(number => props.view.unanswered.includes(number)).map(number => (
      <Answer key={number} props={props} play={play} line={number} />
    ))}
    {props.view.unanswered.length > 0 ? null : <p class="dec-remark">{roomWords().behindGlass}</p>}
  </div>
);

/** What was contested is replaced, or stands. */
function Answer({ props, play, line }: Pick<DeskProps, 'props' | 'play'> & { readonly line: number }) {
  const [text, setText] = useState('');
  const words = roomWords();
  const stand = play.legal.find(action => action.type === 'letStand' && action.line === line);
  return (
    <form
      class="dec-answer"
      onSubmit={event => {
        event.preventDefault();
        // What nobody can see would be refused at the door, where no row says why.
        const flaw = flawOfClues(props.view, [text]);
        if (flaw !== null) return props.explain(flaw);
        play.send({ type: 'replaceClue', line, clue: text === '' ? ' ' : text });
      }}
    >
      <input
        class="input dec-clue-input"
        aria-label={words.newClue(line)}
        placeholder={words.newClue(line)}
        maxLength={500}
        autocomplete="off"
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small dec-deed main">
        {words.replace}
      </button>
      {stand === undefined ? null : <Deed props={props} play={play} action={stand} />}
    </form>
  );
}
