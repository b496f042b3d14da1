/** The words of this board in French. */
import { counted, nameOf } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { JackWords } from './words.ts';

/** Where one sails, within a sentence. */
const AREAS = ['la Côte', 'le Chenal', 'la Haute mer'];
const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const doubloons = (count: number): string => counted('fr', count, 'doublon', 'doublons');

export const french: JackWords = typeset({
  card: (up, down, symbols) => `${[up, ...symbols].join(', ')} ; autre moitié : ${down}`,
  symbols: { calm: 'accalmie', boarding: 'abordage', rum: 'rhum' },
  bottles: count => counted('fr', count, 'bouteille de rhum', 'bouteilles de rhum'),
  fresh: 'nouvelle, utilisable à partir du prochain tour',
  deed: (action, names) => {
    switch (action.type) {
      case 'sail':
        return `Cap sur ${AREAS[action.area]}`;
      case 'dock':
        return 'Entrer au port';
      case 'take':
        return 'Prendre';
      case 'fight':
        return 'Combattre';
      case 'board':
        return `Aborder ${nameOf(names, action.seat)}`;
      case 'reveal':
      case 'pass':
        return 'Voguer plus loin';
      case 'stop':
        return 'Finir sans rien';
      case 'finish':
        return 'Finir mon tour';
      case 'discard':
        return 'Défausser';
      case 'dig':
        return 'Découvrir le trésor';
      case 'linger':
        return action.wish ? 'Garder la main en fin de tour' : 'Finir mes tours en mer sans attendre';
      case 'abstain':
        return action.wish ? 'Jamais de rhum' : 'De nouveau du rhum';
      case 'turn':
        return 'Tourner';
      case 'fulfil':
        return 'Sceller la lettre';
      case 'remove':
        return 'Enlever celle-ci';
      case 'steal':
        return 'Prendre celle-ci';
      case 'takeNothing':
        return 'Ne rien prendre';
      case 'leave':
        return 'Laisser la carte';
      case 'accept':
        return 'Accepter';
      case 'rollAgain':
        return 'Relancer';
      case 'reroll':
        return `Canonnier : relancer le ${action.die}`;
      case 'keepDice':
        return 'Garder les dés';
      case 'face':
        return 'Affronter';
      case 'keep':
        return 'Garder la carte';
      case 'pour':
        return 'Une bouteille pour lui';
      case 'refuseRum':
        return 'Pas de rhum';
      case 'steer':
        return 'Timonier : 4 voiles de plus';
      case 'soothe':
        return 'Cuistot : ignorer l’accalmie';
      case 'lookOut':
        return 'Vigie : le dessus de la défausse';
      case 'deliver':
        return 'Débarquer le passager';
    }
  },
  waters: 'Les trois domaines de mer',
  areaFacts: (pile, discards, top) =>
    `${cards(pile)} à piocher, ${discards} à la défausse${top === null ? '' : `, au-dessus : ${top}`}`,
  pile: (area, count) => `${area} : ${cards(count)} à piocher`,
  discards: (area, count, top) => `${area}, défausse de ${cards(count)}${top === null ? '' : ` : ${top}`}`,
  port: 'Port',
  supply: count => `${doubloons(count)} sur l’île`,
  rumLeft: count => `${counted('fr', count, 'bouteille de rhum', 'bouteilles de rhum')} sur l’île`,
  letters: 'Lettres de marque',
  letter: (asks, pays) => `${asks} : ${doubloons(pays)}`,
  lettersLeft: count => `${counted('fr', count, 'lettre face cachée', 'lettres faces cachées')}`,
  lacks: what => `Il vous manque : ${what}`,
  payable: 'Vous pouvez l’accomplir',
  own: 'Votre bateau',
  ownPlan: 'Votre bateau, et ce qui vaut pour tous vos tours',
  rivals: 'Les autres bateaux',
  ship: (sails, cannons, gold, needed, aboard, limit) =>
    `${doubloons(gold)} sur ${needed}, ${counted('fr', sails, 'voile', 'voiles')}, ${counted('fr', cannons, 'canon', 'canons')}, ${cards(aboard)} sur ${limit}`,
  shipAt: (name, place) => `${name} : ${place}`,
  plan: name => `À bord chez ${name}`,
  sails: 'Voiles',
  cannons: 'Canons',
  hold: 'Cale',
  berths: 'Cartes à bord',
  doubloons: 'Doublons',
  gone: 'a quitté la partie',
  close: 'Fermer',
  cancel: 'Reposer',
  sailsLeft: (left, sails) => `${counted('fr', left, 'voile restante', 'voiles restantes')} sur ${sails}`,
  becalmed: 'Accalmie',
  toBeat: 'ou plus',
  revealed: 'La carte révélée',
  fight: 'Combat en mer',
  boarding: 'Abordage',
  dice: (name, dice) => `${name} : ${dice.length === 0 ? '–' : dice.join(', ')}`,
  verdict: { won: 'Gagné !', lost: 'Perdu !' },
  boardingWon: name => `${name} l’emporte !`,
  tied: 'Égalité : on recommence !',
  choosesDamage: name => `${name} choisit la carte à détruire.`,
  choosesSpoils: name => `${name} choisit une carte à prendre.`,
  atPort: 'Au port',
  yourCards: 'Vos cartes',
  payWith: asks => `Cette lettre demande : ${asks}`,
  lost: count => `${counted('fr', count, 'symbole serait perdu', 'symboles seraient perdus')}`,
  pickMaps: isOrdered =>
    isOrdered
      ? 'Touchez trois cartes au trésor ; de chaque domaine, la dernière finit sur le dessus'
      : 'Touchez trois cartes au trésor, l’une après l’autre',
  treasure: doubloons,
  dig: 'Découvrir le trésor',
  chooseMaps: 'Autre ordre',
  turnCard: 'Tourner',
  secret: 'Le vieux loup de mer se penche',
  secretFor: name =>
    `« Approche, ${name}. L’or du capitaine Jack ? Il n’a jamais été sur une île. Soulève la troisième planche, près de l’âtre… »`,
  touchAgain: 'Touchez encore, ou :',
  sealHint: 'Touchez une lettre, puis les cartes qui la paient',
  nothingToSeal: 'Ainsi, vos cartes ne paient aucune lettre',
});
