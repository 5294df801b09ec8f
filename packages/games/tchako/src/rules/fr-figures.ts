import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const figures: RulesPage<RuleId, Figure>['figures'] = {
  terrain: {
    caption: 'Le terrain au départ : Sud en bas, Nord en haut.',
    alt: 'Le plateau à huit côtés. En bas la zone vitale de Sud avec sa reine, puis ses trois bases avec un palet chacune, quatre zones neutres vides au milieu, et en haut les trois bases et la zone vitale de Nord. Chaque camp a un élastique long devant sa base centrale et un court de chaque côté.',
  },
  control: {
    caption: 'À qui est chaque zone : un palet suffit, deux adversaires la rendent grise.',
    alt: 'Un palet de Sud seul dans la zone neutre 2 : elle est à Sud. Un palet de Nord seul dans la zone neutre 3 : elle est à Nord. Un palet de chacun dans la zone neutre 1 : elle est grise. La zone neutre 4 est vide, à personne. Un palet de Nord tient la base orientale de Sud ; les deux autres bases de Sud, vides, restent à Sud.',
  },
  capture: {
    caption:
      'Sud capture la zone neutre 2 et, par elle, la base centrale de Nord. La zone neutre 4 ne tient à rien.',
    alt: 'Les palets de Sud dans la zone neutre 2 et dans la base centrale de Nord sont reliés à une base de Sud : les deux zones sont capturées. Un autre tient la zone neutre 4, mais la base orientale de Sud, qui la relierait, est grise : pas de capture.',
  },
  tchako: {
    caption: 'T’chako : la chaîne va de la base à la zone vitale, la reine poussée dehors est vulnérable.',
    alt: 'Une chaîne éclairée part de la base occidentale de Sud, passe par la zone neutre 2 et la base centrale de Nord, et atteint la zone vitale de Nord, où se tient un palet de Sud. La reine de Nord est à l’écart, hors de sa zone.',
  },
  duel: {
    caption: 'Dans une même zone, c’est le tireur qui est éliminé.',
    alt: 'Dans la zone neutre 2, un palet de Sud tire sur un palet de Nord tout proche. Le palet de Sud est barré : lui seul quitte le terrain.',
  },
  shot: {
    caption: 'Le premier touché est éliminé ; celui qu’il bouscule n’est que poussé.',
    alt: 'Un palet de Sud glisse vers l’est et percute un palet de Nord, qui est barré. Celui-ci pousse un autre palet de Nord, qui reste en jeu un peu plus loin.',
  },
  creation: {
    caption: 'Le palet qui gênait s’écarte, le nouveau prend le milieu.',
    alt: 'Dans la zone neutre 2, un palet de Sud posé près du milieu est écarté vers le bord de la zone. Un nouveau palet de Sud est posé sur l’espace de création.',
  },
  hook: {
    caption: 'Une accroche change : un demi-point.',
    alt: 'L’élastique court de Sud, à l’ouest, reste accroché à un obstacle et passe, en ligne droite, de l’obstacle extérieur à celui du milieu. Son ancienne place est en pointillé.',
  },
  lay: {
    caption: 'Les deux accroches changent : un point.',
    alt: 'L’élastique long de Sud quitte la ligne devant la base centrale, en pointillé, pour une ligne oblique qui monte vers la base centrale de Nord.',
  },
  triangle: {
    caption: 'Le palet pris dans le triangle passe par-dessus le bord le plus proche.',
    alt: 'Le triangle de Sud est posé sur trois obstacles au centre du terrain. Un palet de Nord qui se trouvait dedans est repoussé dehors.',
  },
  hills: {
    caption: 'Les deux zones du centre, les quatre en ligne, les quatre en losange.',
    alt: 'Trois petits plateaux. Éclairées : les zones neutres 2 et 3 ; les quatre zones neutres ; les zones neutres 2 et 3 avec les deux bases centrales.',
  },
};
