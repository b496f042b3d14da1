/** The French of all games: one word for one thing, and nouns that agree with their figures, wherever it is written. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';

const ROOT = new URL('../../../', import.meta.url);

/** Files with French in them; the English beside it has none of these words. */
const isFrench = (name: string): boolean =>
  /(?:rules|rulebook)\.fr\.md$|wording[\w-]*\.ts$|words(?:-fr)?\.ts$|lesson\.ts$|editions\.ts$|box\.tsx$/.test(name) &&
  !/(?:^|\/)tests\//.test(name);

function textsOf(folder: string): [name: string, text: string][] {
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter(isFrench)
    .map(name => [name, readFileSync(new URL(`${folder}${name}`, ROOT), 'utf8')]);
}

/** Terms that are never to be said, and what is said instead. */
const NEVER: { readonly [game: string]: readonly (readonly [never: RegExp, say: string])[] } = {
  jamaica: [
    [/embranchement/i, 'bifurcation'],
    [/carré de navigation/i, 'boîte de navigation'],
    [/dés d’action/i, 'dés action'],
    [/joueur en action/i, 'joueur actif'],
    [/pile des trésors/i, 'pioche des trésors'],
    [/prix de port\b/i, 'taxe portuaire'],
    [/par-dessus bord/i, 'à la mer'],
    [/L’Équipage/, 'The Crew'],
    [/malédiction/i, 'trésor maudit'],
    [/navigu(?:er|e[sz]?|ent)\b/i, 'avancer'],
    [/[Ll][ea] bateau fantôme/, 'le Bateau Fantôme'],
  ],
  'captain-jack': [
    [/drapeau d’(?:Angleterre|Espagne)|drapeau de France/i, 'drapeau anglais, espagnol, français'],
    [/capacité/i, 'action'],
    [/\bcéder\b|\bcédées?\b/i, 'défausser'],
    [/\bemployer\b/i, 'utiliser'],
    [/L’or de Captain Jack/, 'Captain Jack’s Gold'],
  ],
  aquatika: [
    [/partie adverse/i, 'votre adversaire'],
    [/tours (?:calmes|tranquilles)/i, 'tours sans progrès'],
  ],
  decrypto: [
    [/objecter/i, 'contester'],
    [/verrouillée?s?\b/i, 'définitive'],
    [/sablier (?:coule|est écoulé)/i, 'le sablier se vide'],
  ],
  'fuji-flush': [[/\bavoir d’un joueur|son avoir\b/i, 'ses cartes']],
};

/** What is counted in the games. After two of them and more it has its plural. */
const COUNTED =
  'doublon|nourriture|poudre|carte|case|point|coton|tissu|cacao|voile|canon|trésor|personnage|jeton|indice|tour|manche';
const BARE = new RegExp(`(?<![\\d,.+−/-])\\b(?:[2-9]|[1-9]\\d+)[ \\u00a0](?:${COUNTED})(?![\\wéèàê’])`, 'g');
/** A figure that code puts before a noun by hand: `${n} poudre`; whoever counts uses `counted`. */
const GLUED = new RegExp(`\\$\\{(?!ordinal)[^}]*\\}[ \\u00a0](?:${COUNTED})(?![\\wéèàê’])`, 'g');

describe.each(shelf)('the French of $id', ({ id }) => {
  const texts = [...textsOf(`engine/games/${id}/`), ...textsOf(`web/games/${id}/`)];

  test('there is some', () => {
    expect(texts).not.toEqual([]);
  });

  test('never says what players do not say', () => {
    const said = texts.flatMap(([name, text]) =>
      (NEVER[id] ?? []).flatMap(([never, say]) => (never.test(text) ? [`${name}: ${never} instead of ${say}`] : [])),
    );
    expect(said).toEqual([]);
  });

  test('has no noun without its plural behind a figure', () => {
    const bare = texts.flatMap(([name, text]) =>
      [...text.matchAll(BARE), ...text.matchAll(GLUED)].map(([found]) => `${name}: ${found}`),
    );
    expect(bare).toEqual([]);
  });
});

test('the test bites: a bare figure, a glued one, and a term', () => {
  expect('Anne paie 2 nourriture.'.match(BARE)).toHaveLength(1);
  expect('Anne paie 2 nourritures.'.match(BARE)).toBeNull();
  expect('la 1 carte, +3 points'.match(BARE)).toBeNull();
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what code looks like that counts by hand
  expect('`${n} poudre`'.match(GLUED)).toHaveLength(1);
  expect(NEVER['jamaica']?.some(([never]) => never.test('à un embranchement'))).toBe(true);
});
