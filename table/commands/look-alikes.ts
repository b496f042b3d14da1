/** Letters that look like others: Greek, Cyrillic, Armenian and small capitals like Latin, digits like letters. */

/** Each text and what its signs look like, in the same order: capitals and small letters apart, before case is given up. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'abezhIkmnoptyxcm'],
  ['αγικνορτυχϲϳωςε', 'ayikvoptuxcjwce'],
  ['АВЕЅІЈКМНОРСТУХҮҺԚԜӀԌ', 'abesIjkmhopctyxyhqwlg'],
  ['авеѕіјкмнорстухүһԛԝӏԁг', 'abesijkmhopctyxyhqwldr'],
  ['ՕՏՍԼօոսցհզ', 'osulonughq'],
  ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıȷ', 'abcdeghIjklmnoprstuvwyzagij'],
  ['’ʼ‘`´＇‐‑–—−', "''''''-----"],
];

/** A sign and the one it looks like. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([signs, like]) => [...signs].map((sign, i): [string, string] => [sign, [...like][i] ?? sign])),
);

/** What cannot be told apart whatever its case: l and 1, O and 0. A capital I is an l to the eye, a small one is not. */
export const ALIKE_IN_ANY_CASE: ReadonlyMap<string, string> = new Map([
  ['1', 'l'],
  ['|', 'l'],
  ['0', 'o'],
]);
