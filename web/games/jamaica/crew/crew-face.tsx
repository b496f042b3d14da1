/** Somebody of The Crew, wherever the board shows who is there: a face, once the pictures have come. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { useEffect } from 'preact/hooks';
import { crewPictures, loadCrewPictures } from './loading.ts';
import './crew-face.css';

export function CrewFace({ character }: { character: CharacterName }) {
  const pictures = crewPictures.value;
  useEffect(loadCrewPictures, []);
  return <span class="jam-crew-face">{pictures === null ? null : <pictures.Portrait character={character} />}</span>;
}
