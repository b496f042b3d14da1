/** A sentence that a search has found, with what stands right before and after it: an answer often takes two. */
import { type Passage, plainText } from '@havre/engine/games/rulebook.ts';
import { besideIn, type Sentence } from './book-index.ts';

export function FoundSentence({ sentence, isShown }: { sentence: Sentence; isShown(passage: Passage): boolean }) {
  const { before, after } = besideIn(sentence);
  return (
    <>
      {before !== undefined && isShown(before) ? <span class="soft">{`${plainText(before).trim()} `}</span> : null}
      <span>{plainText(sentence.passage).trim()}</span>
      {after !== undefined && isShown(after) ? <span class="soft">{` ${plainText(after).trim()}`}</span> : null}
    </>
  );
}
