/** A sentence that a search has found, with what is said around it in its paragraph: an answer often takes two. */
import { type Passage, plainText } from '@havre/engine/games/rulebook.ts';
import { aroundIn, type Sentence } from './book-index.ts';

export function FoundSentence({ sentence, isShown }: { sentence: Sentence; isShown(passage: Passage): boolean }) {
  const { before, after } = aroundIn(sentence, isShown);
  return (
    <>
      {before.map((passage, i) => (
        <span key={i} class="soft">{`${plainText(passage).trim()} `}</span>
      ))}
      <span>{plainText(sentence.passage).trim()}</span>
      {after.map((passage, i) => (
        <span key={i} class="soft">{` ${plainText(passage).trim()}`}</span>
      ))}
    </>
  );
}
