/** What pictures and previews of links say. */
import { counted, type Language } from '@havre/engine/games/language.ts';

interface PreviewWords {
  readonly won: string;
  readonly level: string;
  readonly void: string;
  place(place: number): string;
  score(score: number): string;
  players(least: number, most: number): string;
  minutes(minutes: number): string;
  /** Of a table that has not begun. */
  gathering(taken: number, seats: number): string;
  playing(seats: number): string;
  over(names: string): string;
  readonly replay: string;
  readonly join: string;
  readonly home: string;
}

export const previewWords: { readonly [L in Language]: PreviewWords } = {
  en: {
    won: 'has won',
    level: 'share the win',
    void: 'Nobody has won.',
    place: place => `${place}.`,
    score: score => counted('en', score, 'point', 'points'),
    players: (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),
    minutes: minutes => `about ${minutes} minutes`,
    gathering: (taken, seats) => `${taken} of ${counted('en', seats, 'seat', 'seats')} taken: come and play.`,
    playing: seats => `A game of ${seats} is under way.`,
    over: names => `Played by ${names}.`,
    replay: 'Watch the game again, move by move.',
    join: 'Come and play: a name is all you need.',
    home: 'A table for board games with friends, on any device.',
  },
  fr: {
    won: 'remporte la partie',
    level: 'se partagent la victoire',
    void: 'Personne n’a gagné.',
    place: place => `${place}.`,
    score: score => counted('fr', score, 'point', 'points'),
    players: (least, most) => (least === most ? `${least} joueurs` : `de ${least} à ${most} joueurs`),
    minutes: minutes => `environ ${minutes} minutes`,
    gathering: (taken, seats) => `${counted('fr', taken, 'place prise', 'places prises')} sur ${seats} : venez jouer.`,
    playing: seats => `Une partie à ${seats} est en cours.`,
    over: names => `Une partie entre ${names}.`,
    replay: 'Revoyez la partie, coup par coup.',
    join: 'Venez jouer : un nom suffit.',
    home: 'Une table de jeux de société entre amis, sur n’importe quel appareil.',
  },
};
