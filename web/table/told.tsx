/** What has just happened, for those who listen instead of looking: the sentences of the log, as they come. */
import { eventText } from '@havre/engine/games/telling.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import type { TableModel } from './model.ts';

/** After a long absence only the last sentences are read out; the log has the others. */
const MOST = 12;

export function Told({ table, page }: { table: TableModel; page: GamePage }) {
  const lines = table.wholeStory.value;
  const told = useRef(lines.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = lines.slice(told.current).slice(-MOST);
    told.current = lines.length;
    const { language } = settings.value;
    const sentences = fresh.flatMap(line =>
      line.told.type === 'event' ? [eventText(page.wording[language], line.told.event, table.names.value)] : [],
    );
    if (sentences.length > 0) setText(sentences.join(' '));
  }, [lines.length]);
  return (
    <p class="unseen" role="log">
      {text}
    </p>
  );
}
