/** Everything that is drawn for The Crew and nothing else: `loading.ts` fetches it. */
export { CrewLayer } from './crew-layer.tsx';
export { Portrait } from './portrait.tsx';
export { PowerChoices } from './power-choices.tsx';
export { askingCharacters, characterMood } from './powers-now.ts';
export { CrewFigure, crewCounts } from './reckoned.tsx';
export { CrewTreasureList, CrewTreasures, Find, Idol } from './treasures.tsx';
