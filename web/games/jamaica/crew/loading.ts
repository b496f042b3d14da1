/** The pictures of The Crew are a part of the page of their own, which comes with the first table that has the expansion. */
import { signal } from '@preact/signals';

type CrewPictures = typeof import('./pictures.ts');

/** Null until they are there; whoever draws with them is drawn again then. */
export const crewPictures = signal<CrewPictures | null>(null);

let isOnItsWay = false;

/** Fetches them once; where that fails, the next table tries again, and until then the frame lists what can be done. */
export function loadCrewPictures(): void {
  if (isOnItsWay || crewPictures.value !== null) return;
  isOnItsWay = true;
  import('./pictures.ts')
    .then(pictures => {
      crewPictures.value = pictures;
    })
    .catch(() => {})
    .finally(() => {
      isOnItsWay = false;
    });
}
