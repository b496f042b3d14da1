/** Opens what is to be measured: a table at a moment, and the other rooms whose boards stand on the same stage. */
import type { PageSettings } from '../../shell/settings.ts';
import { french } from '../../words/fr.ts';
import type { Tab } from '../engines/engine.ts';
import { tap } from '../engines/tapping.ts';
import { go, settled, until } from '../engines/waiting.ts';
import type { Company } from './company.ts';
import type { Moment, Room } from './moments.ts';
import { keptReviewOf, REVIEWS } from './sample-review.ts';

/** What a browser sends as the secret of its device (`server/identity/credentials.ts`). */
const COOKIE = 'havre-device';
const hasBoard = `document.querySelector('[data-part="board"]') !== null`;
const hasCurtain = `document.querySelector('.curtain[open]') !== null`;

/** Somebody who has chosen their settings already. They are nobody yet: this room asks nothing of the server. */
export async function prepare(tab: Tab, url: string, settings: Partial<PageSettings>): Promise<void> {
  await go(tab, `${url}/settings`);
  await settled(tab);
  await tab.evaluate(`localStorage.setItem('havre settings', ${JSON.stringify(JSON.stringify(settings))})`);
}

/** Makes the page the person whose secret that is. */
export const signIn = (tab: Tab, token: string): Promise<void> =>
  tab.evaluate(`void (document.cookie = '${COOKIE}=${token}; path=/')`);

interface Place {
  readonly tab: Tab;
  readonly url: string;
  readonly company: Company;
  readonly moment: Moment;
}

/** Lays the table, and makes the page the person in the seat that the moment is seen from. */
async function laidOut({ tab, company, moment }: Place): Promise<string> {
  const { table, token } = await company.lay(moment);
  await signIn(tab, token);
  return table;
}

async function openTable(room: string, place: Place): Promise<void> {
  await go(place.tab, `${place.url}/${room}/${await laidOut(place)}`);
}

/** A replay of a game that this device has reviewed already, with what it has found. */
async function openReview(place: Place): Promise<void> {
  const { tab, url, moment } = place;
  const table = await laidOut(place);
  await tab.evaluate(`localStorage.setItem('${REVIEWS}', ${JSON.stringify(keptReviewOf(table, moment.past))})`);
  await go(tab, `${url}/replay/${table}#review`);
  await until(tab, `document.querySelector('.review-legend') !== null`, 'the review is there');
}

/** Two people at one device: one has to pass it to the other. */
async function openCurtain({ tab, url, moment }: Place): Promise<void> {
  await go(tab, `${url}/box/${moment.game}`);
  await tap(tab, 'label', `^${french.box.ways.device}`);
  await tap(tab, 'button', `^${french.box.begin.device}$`);
  await until(tab, hasCurtain, 'the curtain is drawn');
}

const OPENINGS: { readonly [R in Room]: (place: Place) => Promise<void> } = {
  table: place => openTable('table', place),
  screen: place => openTable('screen', place),
  replay: place => openTable('replay', place),
  review: openReview,
  lesson: ({ tab, url, moment }) => go(tab, `${url}/lesson/${moment.game}`),
  curtain: openCurtain,
};

/** Opens a moment, and waits until everything is in its place. */
export async function openMoment(place: Place): Promise<void> {
  const { room, game, scene } = place.moment;
  await OPENINGS[room](place);
  await until(place.tab, hasBoard, `${game}, ${scene}`);
  await settled(place.tab);
}
