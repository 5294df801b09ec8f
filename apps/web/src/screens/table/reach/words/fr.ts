import type { ReachProblemKey } from '@tablee/wire';

/** Texts about being told that it is one’s turn. */
export const fr = {
  title: 'Prévenez-moi',
  intro:
    'Fermez la page sans crainte : on vous fait signe quand c’est à vous, jamais pendant que vous regardez la table.',
  none: 'Ce serveur n’envoie pas de messages. Gardez la page ouverte, ou revenez de temps en temps.',
  on: 'En place',
  more: 'Ajouter',
  stop: 'Arrêter',
  stopped: 'C’est arrêté.',
  names: {
    push: 'Cet appareil',
    otherPush: 'Un autre appareil',
    mail: (address: string) => `Courriel à ${address}`,
    webhook: (host: string) => `Webhook vers ${host}`,
  },
  states: {
    push: 'Une notification quand c’est à vous.',
    mail: 'Un courriel quand c’est à vous, pour toutes vos parties ensemble.',
    webhook: 'Chaque tour de cette table y est annoncé.',
    waits: 'Encore un geste : ouvrez le lien dans le courriel que vous venez de recevoir.',
  },
  /** Why the last message did not arrive. */
  last: {
    unreachable: 'Le dernier message n’est pas arrivé : personne ne répond à cette adresse. On réessaie.',
    refused: 'Le dernier message a été refusé à cette adresse. Vérifiez-la, puis recommencez.',
    moved: 'Cette adresse renvoie ailleurs : donnez la bonne, directement.',
    private: 'Cette adresse est celle d’un réseau privé : rien n’y est envoyé.',
    mailbox: 'La boîte aux lettres a refusé le dernier courriel. Vérifiez l’adresse.',
    mailServer: 'Le courriel n’est pas encore parti. On réessaie.',
  },
  device: {
    title: 'Sur cet appareil',
    ask: 'Me prévenir ici',
    hint: 'Le navigateur vous demandera la permission.',
    done: 'C’est entendu : une notification arrivera ici.',
    dismissed: 'Il manque la permission : touchez de nouveau, puis « Autoriser ».',
    denied:
      'Les notifications de ce site sont bloquées. Touchez le symbole à gauche de l’adresse, autorisez les notifications, puis rechargez la page.',
    insecure: 'Les notifications demandent une adresse en https, que ce serveur n’a pas.',
    unsupported: 'Ce navigateur ne reçoit pas de notifications, ou pas dans une fenêtre privée.',
    failed: 'Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.',
    home: 'Sur iPhone et iPad, il faut d’abord poser Tablée sur l’écran d’accueil :',
    homeSteps: [
      'Touchez « Partager », le carré avec une flèche.',
      'Choisissez « Sur l’écran d’accueil ».',
      'Ouvrez Tablée depuis sa nouvelle icône, retrouvez cette table, et touchez « Prévenez-moi ».',
    ],
  },
  mail: {
    title: 'Par courriel',
    address: 'Votre adresse',
    ask: 'M’écrire',
    hint: 'Elle ne sert qu’à cela, et personne à la table ne la voit.',
    done: 'C’est entendu : un courriel partira quand c’est à vous.',
    waits: 'Un courriel vient de partir. Ouvrez son lien pour confirmer que l’adresse est à vous.',
  },
  webhook: {
    title: 'Dans un salon ou un programme',
    address: 'Adresse du webhook',
    ask: 'Annoncer les tours',
    hint: 'Tous ceux qui lisent ce salon verront à qui de jouer, et le lien de la table.',
    discord:
      'Dans Discord : « Modifier le salon », « Intégrations », « Webhooks », « Nouveau webhook », puis « Copier l’URL ».',
    done: 'C’est entendu : un premier message vient de partir.',
    key: 'Clé de signature',
    keyHint:
      'Montrée cette seule fois. Un programme vérifie avec elle que les messages viennent d’ici ; Discord n’en a pas besoin.',
    keyCopied: 'La clé est copiée.',
  },
  problems: {
    'reach-off': 'Ce serveur n’envoie pas de messages de cette sorte.',
    'reach-over': 'La partie est finie : il n’y a plus rien à annoncer.',
    'reach-target': 'On ne peut rien envoyer à cette adresse. Elle commence par https:// ; vérifiez-la.',
    'reach-private': 'Cette adresse est celle d’un réseau privé : rien n’y est envoyé.',
    'reach-address': 'Ce n’est pas une adresse de courriel. Vérifiez-la.',
    'reach-link': 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis le message.',
    'too-many-reaches': 'On vous prévient déjà à beaucoup d’endroits. Arrêtez-en quelques-uns.',
    'too-many-mails':
      'Cette adresse a déjà reçu plusieurs demandes aujourd’hui. Ouvrez le lien de l’une d’elles, ou revenez demain.',
    'reach-not-saved': 'Rien n’a pu être enregistré, et rien n’a changé. Réessayez.',
  } satisfies { readonly [K in ReachProblemKey]: string },
  /** Pages of the links in messages. */
  links: {
    stop: {
      title: 'Arrêter les messages',
      ask: 'Voulez-vous ne plus recevoir de messages pour cette partie ?',
      act: 'Ne plus me prévenir',
      done: 'C’est arrêté. Plus aucun message ne partira pour cette partie.',
      before: 'C’était déjà arrêté : plus aucun message ne part.',
    },
    confirm: {
      title: 'Confirmer votre adresse',
      ask: 'Voulez-vous recevoir un courriel à cette adresse quand c’est à vous de jouer ?',
      act: 'Oui, c’est mon adresse',
      done: 'Merci ! Un courriel partira quand c’est à vous.',
      before: 'Cette demande n’existe plus. Recommencez depuis la table, si vous le souhaitez.',
    },
    toTable: 'Aller à la table',
  },
};

export type Words = typeof fr;
