/** Everything that is drawn for the world on the cards: `loading.ts` fetches it. */
export { Wandering } from './wandering.tsx';
export { Stretch } from './world.tsx';
