/** The words of the room of one's devices; they come with the room. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  title: 'My devices',
  intro:
    'Your tables, games and clubs belong to your devices: whichever you take, you are the same. No password, no mail address.',
  list: 'Devices that are mine',
  unnamed: 'A device without a name',
  isThis: 'this one',
  since: (date: string): string => `since ${date}`,
  seen: (date: string): string => `last here on ${date}`,
  name: 'Name',
  rename: 'Rename',
  keepName: 'Keep this name',
  remove: 'Remove',
  sureRemove: 'This device is nobody’s any more, and whoever holds it is not you.',
  sureRemoveThis: 'This device forgets who you are. Without another device or a passkey there is no way back.',
  link: 'Add a device',
  linkText: 'On the other device, photograph this or open this page and type the code.',
  show: 'Show a code',
  qr: 'Link for the other device',
  code: 'Code',
  goodUntil: (time: string): string => `Good once, until ${time}.`,
  enter: 'I have a code',
  enterText: 'Another device of yours shows it. This device is then yours as well.',
  become: 'Add this device',
  hasTables:
    'This device has tables of its own, which nobody could reach any more. Finish them first, or leave them behind.',
  leaveBehind: 'Leave them behind',
  passkeys: 'Passkeys',
  passkeysText:
    'A passkey lies in your phone, your computer or a key on a ring. With it you are yourself on any device, even if all the others are lost.',
  noPasskeys: 'Browsers offer passkeys on pages with https and a name. This one has none, so there are codes.',
  makePasskey: 'Make a passkey',
  usePasskey: 'I have a passkey',
  sureRemovePasskey: 'It is not good here any more. Remove it in your browser too.',
  problems: {
    'wrong-code': 'No device shows this code. Look at it once more.',
    'old-code': 'This code is too old. Let the other device show a new one.',
    'used-code': 'This code has been used. Let the other device show a new one.',
    'too-many-devices': 'Twenty devices are yours already. Remove one first.',
    'foreign-passkey': 'This passkey belongs to another site, or does not fit. Nothing was changed.',
    'old-passkey': 'That took too long. Try again.',
    'unknown-passkey': 'Nobody here has this passkey.',
    'too-many-passkeys': 'Ten passkeys are yours already. Remove one first.',
    'passkey-there': 'This device has a passkey of yours already.',
    'passkey-closed': 'No passkey was chosen: nothing was changed.',
    'no-passkeys-here': 'Passkeys need a page with https and a name.',
    'no-such-device': 'This device has been removed already.',
    'too-fast': 'That was a little fast. Try again in a minute.',
    other: 'The server could not be reached: nothing was changed.',
  } as { readonly [problem: string]: string },
};

type DevicesRoomWords = typeof english;

const french: DevicesRoomWords = {
  title: 'Mes appareils',
  intro:
    'Vos tables, vos parties et vos clubs tiennent à vos appareils : quel que soit celui que vous prenez, c’est vous. Ni mot de passe, ni adresse de courriel.',
  list: 'Les appareils à moi',
  unnamed: 'Un appareil sans nom',
  isThis: 'celui-ci',
  since: date => `depuis le ${date}`,
  seen: date => `vu le ${date}`,
  name: 'Nom',
  rename: 'Renommer',
  keepName: 'Garder ce nom',
  remove: 'Retirer',
  sureRemove: 'Cet appareil n’est plus à personne : qui le tient n’est plus vous.',
  sureRemoveThis: 'Cet appareil oublie qui vous êtes. Sans autre appareil ni clé d’accès, plus moyen de revenir.',
  link: 'Ajouter un appareil',
  linkText: 'Sur l’autre appareil, photographiez ceci, ou ouvrez cette page et tapez le code.',
  show: 'Afficher un code',
  qr: 'Lien pour l’autre appareil',
  code: 'Code',
  goodUntil: time => `Valable une fois, jusqu’à ${time}.`,
  enter: 'J’ai un code',
  enterText: 'Un autre de vos appareils l’affiche. Celui-ci sera alors à vous aussi.',
  become: 'Ajouter cet appareil',
  hasTables:
    'Cet appareil a ses propres tables, que plus personne ne pourrait rejoindre. Finissez-les d’abord, ou abandonnez-les.',
  leaveBehind: 'Les abandonner',
  passkeys: 'Clés d’accès',
  passkeysText:
    'Une clé d’accès se garde dans un téléphone, un ordinateur ou une clé de sécurité. Avec elle, vous êtes vous-même sur n’importe quel appareil, même si vous avez perdu tous les autres.',
  noPasskeys:
    'Les navigateurs ne proposent les clés d’accès qu’aux pages en https qui ont un nom. Ici il n’y en a pas : il reste les codes.',
  makePasskey: 'Créer une clé d’accès',
  usePasskey: 'J’ai une clé d’accès',
  sureRemovePasskey: 'Elle ne vaudra plus rien ici. Retirez-la aussi de votre navigateur.',
  problems: {
    'wrong-code': 'Aucun appareil n’affiche ce code. Regardez-le encore une fois.',
    'old-code': 'Ce code est trop vieux. Affichez-en un nouveau sur l’autre appareil.',
    'used-code': 'Ce code a déjà servi. Affichez-en un nouveau sur l’autre appareil.',
    'too-many-devices': 'Vous avez déjà vingt appareils. Retirez-en un d’abord.',
    'foreign-passkey': 'Cette clé d’accès est celle d’un autre site, ou ne convient pas. Rien n’a été changé.',
    'old-passkey': 'Cela a pris trop de temps. Réessayez.',
    'unknown-passkey': 'Personne ici n’a cette clé d’accès.',
    'too-many-passkeys': 'Vous avez déjà dix clés d’accès. Retirez-en une d’abord.',
    'passkey-there': 'Cet appareil a déjà une de vos clés d’accès.',
    'passkey-closed': 'Aucune clé d’accès n’a été choisie : rien n’a été changé.',
    'no-passkeys-here': 'Les clés d’accès demandent une page en https qui a un nom.',
    'no-such-device': 'Cet appareil a déjà été retiré.',
    'too-fast': 'C’était un peu rapide. Réessayez dans une minute.',
    other: 'Le serveur ne répond pas : rien n’a été changé.',
  },
};

export const devicesRoomWords: { readonly [L in Language]: DevicesRoomWords } = { en: english, fr: typeset(french) };
