/** The lives of the six pirates who were in these waters, in three sentences each: what is known, and what is only told. */
import type { Language } from '@havre/engine/games/language.ts';

export type CaptainName =
  | 'anneBonny'
  | 'olivierLevasseur'
  | 'samuelBellamy'
  | 'johnRackham'
  | 'maryRead'
  | 'edwardDrummond';

export const NAMES: { readonly [C in CaptainName]: string } = {
  anneBonny: 'Anne Bonny',
  olivierLevasseur: 'Olivier Levasseur',
  samuelBellamy: 'Samuel Bellamy',
  johnRackham: 'John Rackham',
  maryRead: 'Mary Read',
  edwardDrummond: 'Edward Drummond',
};

export const TITLE: { readonly [L in Language]: string } = {
  en: 'The captains',
  fr: 'Les capitaines',
};

export const LIVES: { readonly [C in CaptainName]: { readonly [L in Language]: string } } = {
  anneBonny: {
    en: 'Anne Bonny grew up in Ireland and Carolina, if the oldest account of her is right, and left a husband in Nassau for the captain John Rackham. In August 1720 she helped to steal the sloop William out of Nassau’s harbour, and sailed with her until the crew was taken off Jamaica that October. The court condemned her to hang, put it off because she was with child, and nobody knows what became of her.',
    fr: 'Anne Bonny grandit en Irlande puis en Caroline, si le plus ancien récit de sa vie dit vrai, et quitta à Nassau un mari pour le capitaine John Rackham. En août 1720, elle aida à voler le sloop William dans le port de Nassau et navigua à son bord jusqu’à la prise de l’équipage, en octobre, devant la Jamaïque. Condamnée à la pendaison, elle obtint un sursis parce qu’elle était enceinte, et l’on ignore ce qu’elle devint.',
  },
  olivierLevasseur: {
    en: 'Olivier Levasseur came from Calais and was called La Buse, the Buzzard. In April 1721 he and John Taylor took the Portuguese ship Nossa Senhora do Cabo as she lay damaged at Bourbon, today’s Réunion: one of the richest prizes that pirates ever made. He was hanged on that same island in July 1730, and that he threw the key to a hidden treasure into the crowd is a legend for which people still dig.',
    fr: 'Olivier Levasseur venait de Calais, et on le surnommait La Buse. En avril 1721, avec John Taylor, il prit le vaisseau portugais Nossa Senhora do Cabo, en réparation à l’île Bourbon, l’actuelle Réunion : l’une des plus riches prises de l’histoire des pirates. Il fut pendu sur cette même île en juillet 1730, et la légende veut qu’il ait jeté à la foule la clé d’un trésor caché, que l’on cherche encore.',
  },
  samuelBellamy: {
    en: 'Samuel Bellamy came from Devon, and is said to have been called Black Sam because he wore his own dark hair instead of a wig. In little more than a year he and his crew took some fifty ships, the greatest of them the slave ship Whydah early in 1717. A storm threw her onto the shoals of Cape Cod that April and drowned him with nearly all his men; divers found her in 1984.',
    fr: 'Samuel Bellamy venait du Devon et devait, dit-on, son surnom de Black Sam à ses cheveux noirs, qu’il portait sans perruque. En un peu plus d’un an, lui et ses hommes prirent une cinquantaine de navires, dont le plus grand fut le négrier Whydah, au début de 1717. En avril, une tempête jeta le navire sur les bancs du cap Cod ; il s’y noya avec presque tout son équipage, et des plongeurs retrouvèrent l’épave en 1984.',
  },
  johnRackham: {
    en: 'John Rackham was quartermaster to Charles Vane until the crew, angry that Vane had run from a French warship, made him captain in November 1718. He was called Calico Jack for the cotton clothes he liked, and two women, Anne Bonny and Mary Read, were of his last crew. A pirate hunter surprised his sloop at the western end of Jamaica in October 1720, and within a month he was hanged at Port Royal.',
    fr: 'John Rackham était quartier-maître de Charles Vane, jusqu’à ce que l’équipage, furieux que Vane eût fui un navire de guerre français, le fît capitaine en novembre 1718. On l’appelait Calico Jack pour les cotonnades dont il s’habillait, et deux femmes, Anne Bonny et Mary Read, furent de son dernier équipage. Un chasseur de pirates surprit son sloop à la pointe ouest de la Jamaïque en octobre 1720 ; moins d’un mois plus tard, il était pendu à Port Royal.',
  },
  maryRead: {
    en: 'Mary Read was born in England and, the oldest account says, brought up as a boy and later a soldier in Flanders. In 1720 she sailed with Rackham and Anne Bonny, and witnesses remembered both women in jackets and long trousers, a pistol and a blade in their hands. Condemned with the rest and spared for the time being because she was with child, she died in prison in Jamaica in April 1721.',
    fr: 'Mary Read naquit en Angleterre et fut, selon le plus ancien récit, élevée comme un garçon, puis soldat en Flandre. En 1720, elle navigua avec Rackham et Anne Bonny ; des témoins revoyaient les deux femmes en veste et en pantalon, un pistolet et une lame à la main. Condamnée avec les autres et épargnée un temps parce qu’elle était enceinte, elle mourut en prison à la Jamaïque en avril 1721.',
  },
  edwardDrummond: {
    en: 'Edward Drummond may have been the name by which Blackbeard was born, in Bristol it is thought; those who hunted him wrote Thatch or Teach. Late in 1717 he took a French slave ship, made her the Queen Anne’s Revenge, and in May 1718 he shut up the harbour of Charleston until he was given a chest of medicines. Lieutenant Maynard’s men killed him in a fight at Ocracoke in November of that year.',
    fr: 'Edward Drummond est peut-être le nom de naissance de Barbe-Noire, sans doute à Bristol ; ceux qui le traquaient écrivaient Thatch ou Teach. Fin 1717, il prit un négrier français dont il fit le Queen Anne’s Revenge, et en mai 1718 il bloqua le port de Charleston jusqu’à ce qu’on lui livre un coffre de remèdes. Les hommes du lieutenant Maynard le tuèrent au combat à Ocracoke, en novembre de la même année.',
  },
};
