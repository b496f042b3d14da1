/**
 * The pictures of The Crew are a part of the page of their own, which comes with the first table that has the expansion. Until
 * then the frame lists what can be done.
 */
import { lazyPart } from '../../kit/lazy-part.ts';

const pictures = lazyPart(() => import('./pictures.ts'));

export const crewPictures = pictures.part;
export const loadCrewPictures = pictures.fetch;
