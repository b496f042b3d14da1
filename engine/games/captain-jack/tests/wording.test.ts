/** The words of Captain Jack's Gold: complete in both languages, and true to the table. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commonRefusals } from '../../common-wording.ts';
import { LANGUAGES, promptOf } from '../../language.ts';
import type { Part } from '../../picture.ts';
import { actionsAloud, actionText, eventText, refusalText } from '../../telling.ts';
import { wordings } from '../../wordings.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { captainJack } from '../game.ts';
import { CARDS, LETTERS } from '../material.ts';
import { whyNotOnScreen } from '../refusals.ts';
import { wording } from '../wording.ts';
import { asksText, cardText, halfText } from '../wording-cards.ts';
import {
  A,
  B,
  begin,
  board,
  COAST,
  card,
  deliver,
  dig,
  discard,
  dock,
  fight,
  HIGH_SEAS,
  letter,
  lookOut,
  playOut,
  rolls,
  sail,
  scene,
  stop,
  type Table,
  turn,
} from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan'];

/** Games in which nearly everything happens, and what they leave out. */
function everything(): { told: Event[]; offered: Action[] } {
  const offered: Action[] = [];
  const games = [1, 2, 3, 4].flatMap(seed =>
    (['base', 'advanced'] as const).map(rules => {
      const options = { rules, first: seed === 1 ? A : ('random' as const) };
      return playOut(begin(4, { options }, seed), seed, table => offered.push(...table.legal));
    }),
  );
  const deserted = begin(3);
  deserted.enters({ type: 'timeUp', seat: deserted.asked });
  deserted.enters({ type: 'left', seat: A });
  deserted.enters({ type: 'agreed', on: 'stop', seats: 0b110 });
  const alone = begin(2);
  alone.enters({ type: 'left', seat: B });
  const treasure = scene({ aboard: 'CO19 CO20 CH16 |' });
  treasure.does(dig('CO19 CO20 CH16'));
  treasure.does({ type: 'linger', wish: true });
  treasure.does({ type: 'linger', wish: false });
  const sober = scene({ rules: 'advanced', aboard: '| HS29^', next: 'CO03' });
  sober.does({ type: 'abstain', wish: true }, [], B);
  sober.does(sail(COAST));
  sober.does({ type: 'abstain', wish: false }, [], B);
  return {
    told: [...games, deserted, alone, treasure, sober].flatMap(table => table.match.log.flatMap(entry => entry.events)),
    offered,
  };
}

const { told, offered } = everything();

/** The codes the rules of the game refuse with. */
const codes = [
  ...new Set(
    globSync('{*,16-sailors/*}.ts', { cwd: new URL('..', import.meta.url) }).flatMap(file =>
      [...readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').matchAll(/\brefuse\(\s*'([a-z-]+)'/g)].map(
        found => found[1] ?? '',
      ),
    ),
  ),
];

describe.each(LANGUAGES)('the words in %s', language => {
  const words = wording[language];

  test('there is a sentence for every event', () => {
    const types = new Set(told.map(event => event.type));
    expect([...types].filter(type => !(type in words.events))).toEqual([]);
    expect(Object.keys(words.events).filter(type => !types.has(type as Event['type']))).toEqual([]);
    for (const event of told) {
      const sentence = eventText(words, event, NAMES);
      expect(sentence).toMatch(/^\S.*[.]$/);
      expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  test('there is a text for every action that was ever offered, and for every type', () => {
    expect(Object.keys(words.actions).sort()).toEqual(Object.keys(captainJack.actions).sort());
    for (const action of offered) expect(actionText(words, action, NAMES)).toMatch(/^\p{Lu}[^\n]*$/u);
    expect(offered.some(action => actionText(words, action, NAMES).includes('undefined'))).toBe(false);
  });

  test('every step that asks has a prompt, every option its labels', () => {
    const asking = captainJack.book.steps.filter(step => step.kind !== 0).map(step => step.name);
    expect(Object.keys(words.prompts).sort()).toEqual([...asking].sort());
    for (const [key, { values }] of Object.entries(captainJack.options))
      expect(Object.keys(words.options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
  });

  test('every refusal of the game has its words, and there are no others', () => {
    for (const refused of codes) expect(refusalText(words, language, { refused })).toMatch(/^\p{Lu}.*[.]$/u);
    expect(Object.keys(words.refusals).filter(code => !codes.includes(code) && !(code in commonRefusals.en))).toEqual(
      [],
    );
    expect(codes.filter(code => !(code in words.refusals))).toEqual([]);
  });

  test('it says that the list of cards is reconstructed', () => {
    expect(words.notice).toMatch(/reconstructed|reconstitution/);
  });
});

test('the two languages say nothing in the same words', () => {
  for (const event of told) expect(eventText(wording.fr, event, NAMES)).not.toBe(eventText(wording.en, event, NAMES));
  for (const texts of ['prompts', 'refusals'] as const)
    for (const [key, text] of Object.entries(wording.en[texts])) expect(wording.fr[texts][key]).not.toBe(text);
});

test('French has no ordinary space before a double sign, and no straight apostrophe', () => {
  const texts = [
    ...told.map(event => eventText(wording.fr, event, NAMES)),
    ...Object.values(wording.fr.refusals),
    wording.fr.summary,
  ];
  for (const text of texts) expect(text).not.toMatch(/ [:;!?»]|« |'/);
});

test('sentences name cards as one says them aloud, lists by both halves and their number', () => {
  const story = (table: Table) => table.told.map(event => eventText(wording.en, event, NAMES));
  const table = scene({ aboard: 'CO01 |', next: 'HS14' });
  table.does(sail(HIGH_SEAS));
  table.does(fight, rolls(1));
  expect(story(table)).toEqual([
    'Anne sails to the High seas.',
    'Anne reveals a Spanish ship (with a Spanish flag, cocoa and cotton), the 1st card of 3.',
    'Anne attacks the ship with 1 roll, and needs at least 5.',
    'Anne rolls 1, where 5 is needed.',
    'Anne loses the fight.',
    'Ben makes Anne lose a sail (or a cannon).',
    'The Spanish ship goes to the discard pile.',
  ]);
  expect(table.told.slice(1, 2).map(event => eventText(wording.fr, event, NAMES))).toEqual([
    'Anne révèle un bateau espagnol (butin\u00a0: un drapeau espagnol, du cacao et du coton), sa 1re carte sur 3.',
  ]);
  expect(wording.fr.actions.dig({ ...(dig('CO19 CO20 CH16') as Extract<Action, { type: 'dig' }>) }, NAMES)).toContain(
    'carte au trésor / 1\u00a0canon (CO19)',
  );
});

test('beside the board no card and no letter goes by its number', () => {
  const numbered = (text: string) => /\b(?:CO|CH|HS|LM)\d/.test(text);
  for (const language of LANGUAGES) {
    expect(offered.some(action => numbered(actionText(wording[language], action, NAMES)))).toBe(true);
    const said = offered.flatMap(action => actionsAloud(wording[language], [action], NAMES));
    expect(said.filter(text => numbered(text) || !/^\p{Lu}/u.test(text))).toEqual([]);
  }
});

test('a danger says how it ended, and what the other half of its card is', () => {
  const [sandbank] = CARDS.flatMap(({ top }, index) => (top.type === 'sandbank' ? [index] : []));
  const told = (event: object) => LANGUAGES.map(language => eventText(wording[language], event as never, NAMES));
  const faced = {
    type: 'faced',
    rule: 'CJG-ADV-HAZARD-05',
    seat: A,
    card: sandbank,
    measure: 7,
    value: 4,
    withstood: false,
  };
  expect(told(faced)[0]).toBe('Anne faces a sandbank: 7 cards aboard, and at most 4 pass. That is too many.');
  const { bottom } = CARDS[sandbank as never] as (typeof CARDS)[number];
  const kept = told({ type: 'kept', rule: 'CJG-ADV-HAZARD-03', seat: A, card: sandbank, side: 'hold' });
  expect(bottom.type).toBe('passenger');
  expect(kept).toEqual([
    expect.stringMatching(/^Anne keeps the card, turned round: an? \w+ passenger\.$/),
    expect.stringMatching(/^Anne garde la carte, retournée\s: un passager \w+\.$/u),
  ]);
});

describe('what an action would do', () => {
  test('the odds of a fight and what is at risk', () => {
    const table = scene({ aboard: 'CO09 |', next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    expect(wording.en.effect?.(table.view, A, fight, NAMES)).toBe(
      '75\u00a0% to win with 2 rolls; 25\u00a0% to lose a card',
    );
    expect(wording.fr.effect?.(table.view, A, fight, NAMES)).toContain('75\u202f% de gagner en 2\u00a0jets');
    expect(wording.en.effect?.(table.view, A, stop, NAMES)).toBeNull();
  });

  test('the odds of a boarding', () => {
    const table = scene({ aboard: '| CO02', places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    expect(wording.en.effect?.(table.view, A, board(B), NAMES)).toBe('50\u00a0% to win a card');
    expect(wording.fr.effect?.(table.view, A, board(B), NAMES)).toBe('50\u202f% de gagner une carte');
  });
});

describe('what is asked', () => {
  const asked = (table: Table, seat: number) =>
    LANGUAGES.map(language => promptOf(wording[language], table.view.moment ?? '', table.view, seat, NAMES));

  test('names the ship that loses a card, which is not the one of whoever chooses', () => {
    const table = scene({ aboard: 'CO01 CO09 |', next: 'HS14' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(1, 1));
    expect(asked(table, B)).toEqual([
      'Anne loses a sail or cannon card: choose which.',
      'Anne perd une carte voile ou canon\u00a0: choisissez laquelle.',
    ]);
  });

  test('says what is in the way: a full hold, a fast ship, a danger', () => {
    const full = 'CO01 CO03 CO04 CO05 CO06 CO16 CO17 |';
    const met = (aboard: string, next: string) => {
      const table = scene({ rules: 'advanced', aboard, next });
      table.does(sail(next.startsWith('CO') ? COAST : HIGH_SEAS));
      return asked(table, A);
    };
    expect(met(full, 'CO10')).toEqual([
      'Your hold is full: discard a card to take this one, or go on without it.',
      'Cale pleine\u00a0: défaussez une carte pour prendre celle-ci, ou continuez.',
    ]);
    expect(met('CO16 |', 'HS12')[0]).toBe('This ship needs 5 sails to be caught, and you have 2.');
    expect(met('CO16 |', 'CO10')[0]).toBe('What do you do about this card?');
    expect(met(full, 'HS24')[0]).toBe('A sandbank: at most 4 cards aboard, and you have 7. Give some up, or face it.');
    expect(met('HS29^+1 |', 'HS25')[1]).toBe(
      'Tempête\u00a0: il faut 5\u00a0voiles, et vous en avez 2. Préparez-vous, ou affrontez-la.',
    );
    expect(met('CO01 CO03 CO04 CO05^ CO06 CO28 CO02 |', 'HS25')[0]).toBe(
      'You have withstood it, but your hold is full: discard a card to keep this one, or leave it.',
    );
  });

  test('names whose card can be taken, and says where there is no room for it', () => {
    const boarded = (aboard: string): Table => {
      const table = scene({ aboard, places: [COAST, COAST], next: 'CO10' });
      table.does(sail(COAST));
      table.does(board(B), rolls(6, 1));
      return table;
    };
    expect(asked(boarded('| CO02'), A)).toEqual([
      'Take a card from Ben, or nothing.',
      'Prenez une carte à Ben, ou rien.',
    ]);
    expect(asked(boarded('CO01 CO03 CO04 CO05 CO06 CO16 CO17 | CO02'), A)[0]).toBe(
      'Your hold is full: discard a card to take one from Ben, or take nothing.',
    );
  });
});

describe('whoever points where nothing can be done', () => {
  const why = (table: Table, place: string, seat: number = A): string | undefined => {
    const action = wording.en.meant?.(place, table.view, seat);
    return action == null ? undefined : (whyNotOnScreen(table.view, seat, action)?.rule ?? 'nothing');
  };

  test('is told why', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO01 | CO02', open: 'LM01', next: 'HS12' });
    const letterPlace = `letter ${letter('LM01')}`;
    expect([why(table, letterPlace), why(table, `card ${card('CO02')}`)]).toEqual(['CJG-PORT-25', 'CJG-BOARD-11']);
    expect([why(table, 'area 0', B), why(table, 'revealed')]).toEqual(['CJG-TURN-03', undefined]);
    table.does(sail(HIGH_SEAS));
    expect([why(table, 'revealed'), why(table, 'area 0')]).toEqual(['CJG-ADV-SEA-01', 'CJG-TURN-09']);
    const port = scene({ aboard: 'CO01 CO05 HS09 |', open: 'LM01' });
    port.does(dock);
    port.does(turn('CO01'));
    expect([why(port, letterPlace), why(port, `card ${card('CO01')}`), why(port, `card ${card('HS09')}`)]).toEqual([
      'CJG-PORT-05',
      'CJG-PORT-18',
      'CJG-CARD-14',
    ]);
  });

  test('is told nothing where it can be done', () => {
    const table = scene({ aboard: 'CO01 | CO02', next: 'CO10' });
    expect([why(table, 'area 0'), why(table, `card ${card('CO01')}`)]).toEqual(['nothing', 'nothing']);
  });
});

test('a payment, a treasure and a passenger say what they bring, and which card ends on top of its discard pile', () => {
  const table = scene({ rules: 'advanced', aboard: 'CO16 CO17 CH15 |', open: 'LM04 LM05' });
  table.does(dock);
  const told = table.offered('fulfil').map(action => wording.en.effect?.(table.view, A, action, NAMES));
  expect(told).toEqual(
    expect.arrayContaining([
      '1 doubloon; cotton (or a sail) on top of its discard pile',
      '1 doubloon; cloth (or a cannon) on top of its discard pile',
      '1 doubloon',
    ]),
  );
  const treasure = scene({ rules: 'advanced', aboard: 'CO19 CO20 CH16 |' });
  expect(wording.fr.effect?.(treasure.view, A, dig('CO19 CO20 CH16'), NAMES)).toBe(
    '2\u00a0doublons\u202f; une carte au trésor (ou une voile) sur le dessus de sa défausse',
  );
  const homeward = scene({ rules: 'advanced', aboard: 'CO24^ |', next: 'CO22' });
  homeward.does(sail(COAST));
  expect(wording.fr.effect?.(homeward.view, A, deliver('CO24'), NAMES)).toBe('1\u00a0doublon, sans combat');
  const base = scene({ aboard: 'CO19 CO20 CH16 |' }); // nobody can make use of it there
  expect(wording.fr.effect?.(base.view, A, dig('CO19 CO20 CH16'), NAMES)).toBe('2\u00a0doublons');
});

test('a card has one name whichever half is up; sailors and passengers are named for what they do', () => {
  const table = scene({ aboard: 'CO19 CO01 |' });
  table.does(dock);
  expect(wording.en.events.turned(table.does(turn('CO19')).find(({ type }) => type === 'turned') as never, NAMES)).toBe(
    'Anne turns a treasure map (or a cannon); the card now lies to the right of the plan.',
  );
  expect(actionText(wording.en, discard('CO19'), NAMES)).toBe('Discard treasure map / 1 cannon (CO19)');
  expect(actionText(wording.en, lookOut('HS30'), NAMES)).toBe('Lookout (HS30): reveal the top discard instead');
  expect(actionText(wording.fr, deliver('CO24'), NAMES)).toBe('Débarquer le passager anglais (CO24)');
});

test('what is under way: the symbols of the card, whose dice are whose, and rolls only while there are some', () => {
  const table = scene({ aboard: 'CO09 CO10 | CO02', places: [COAST, COAST], next: 'CO19' });
  table.does(sail(COAST));
  const now = () => wording.en.table(table.view, A, NAMES).slice(-3);
  expect(now()).toContain('  Revealed (1 of 2): treasure map / 1 cannon (CO19), boarding');
  table.does(board(B), rolls(6, 2, 1, 3));
  expect(now()).toContain('  A boarding: Anne 6, 2, 1 against Ben 3.');
  const lost = scene({ aboard: 'CO01 CO09 |', next: 'HS14' });
  lost.does(sail(HIGH_SEAS));
  lost.does(fight, rolls(1, 1));
  expect(wording.en.table(lost.view, B, NAMES)).toContain('  A fight against 5: the last roll is 1.');
});

test('the table in text shows ships, piles, letters and what is aboard', () => {
  const table = scene({ aboard: 'CO01 HS29^ | CO16', rules: 'advanced', open: 'LM01', places: [COAST], next: 'CO09' });
  table.does(sail(COAST));
  const lines = wording.en.table(table.view, A, NAMES);
  expect(lines).toEqual(
    expect.arrayContaining([
      '▸ Anne (you)              Coast          0      3        1    2/7',
      '    LM01: Spanish flag + cocoa → 1 doubloon',
      '    2 sails / helmsman (HS29), active: helmsman',
      '  Revealed (1 of 3): 1 cannon / 1 sail (CO09)',
    ]),
  );
  for (const language of LANGUAGES)
    expect(wording[language].table(table.view, -1, NAMES).join()).not.toMatch(/undefined/);
});

test('one points at the area, the letter or the cards an action is about, and all of them are in the picture', () => {
  const table = scene({ aboard: 'CO01 CO16 | CO09', open: 'LM01', places: [COAST], next: 'CO09' });
  const places = wording.en.picture?.(table.view, A, NAMES).flatMap(placesIn) ?? [];
  for (const action of table.legal)
    for (const way of wording.en.ways?.(action) ?? []) for (const place of way) expect(places).toContain(place);
  expect(wording.en.ways?.(sail(COAST))).toEqual([['area 0']]);
  expect(wording.en.ways?.({ type: 'dig', cards: [3, 5] })).toEqual([['card 3'], ['card 5']]);
  expect(wording.en.ways?.({ type: 'fulfil', letter: 2, cards: [7], crew: [] })).toEqual([['letter 2'], ['card 7']]);
  expect(wording.en.ways?.({ type: 'dock' })).toEqual([]);
});

const placesIn = (part: Part): string[] =>
  part.kind === 'things' ? part.things.flatMap(({ place }) => place ?? []) : [];

test('every card and letter has a name in both languages', () => {
  const words = { cards: Object.values(CARDS), letters: LETTERS };
  expect([words.cards.length, words.letters.length]).toEqual([90, 20]);
  for (const text of [cardText, halfText, asksText]) expect(text).toBeTypeOf('function');
  expect(wordings['captain-jack']).toBe(wording);
});
