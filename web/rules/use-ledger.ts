/** The ledger of a game, loaded when somebody asks for a rule; its rows in the language of the page where there are any. */
import { type Ledger, parseLedger } from '@havre/engine/games/ledger.ts';
import { spaced } from '@havre/engine/games/typesetting.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';

const english = import.meta.glob<string>('../../engine/games/*/rules.md', { query: '?raw', import: 'default' });
const french = import.meta.glob<string>('../../engine/games/*/rules.fr.md', { query: '?raw', import: 'default' });

const read = new Map<string, Promise<Ledger | null>>();

async function ledgerOf(game: string, language: string): Promise<Ledger | null> {
  const text = await english[`../../engine/games/${game}/rules.md`]?.();
  if (text === undefined) return null;
  const ledger = parseLedger(text);
  const translated = language === 'fr' ? await french[`../../engine/games/${game}/rules.fr.md`]?.() : undefined;
  if (translated === undefined) return ledger;
  const there = parseLedger(translated);
  const rows = new Map(there.rows.map(row => [row.id, row]));
  const titles = new Map(there.chapters.map(({ number, title }) => [number, title]));
  return {
    ...ledger,
    chapters: ledger.chapters.map(({ number, title }) => ({ number, title: titles.get(number) ?? title })),
    rows: ledger.rows.map(row => {
      const { rule, source } = rows.get(row.id) ?? row;
      return { ...row, rule: spaced(rule), source };
    }),
  };
}

/** The ledger of a game; null while it is being read. */
export function useLedger(game: string): Ledger | null {
  const { language } = settings.value;
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    let isWanted = true;
    const key = `${game} ${language}`;
    const reading = read.get(key) ?? ledgerOf(game, language);
    read.set(key, reading);
    void reading.then(there => {
      if (isWanted) setLedger(there);
    });
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return ledger;
}
