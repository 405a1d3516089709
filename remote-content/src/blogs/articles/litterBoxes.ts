import { links } from '@paw/shared/contract/links.ts';
import type { Article } from '../Article.ts';

export const litterBoxes: Article = {
  slug: 'litter-boxes-how-many-how-big-and-where',
  title: 'Litter boxes: how many, how big, and where',
  summary:
    'Most cats that go beside the box have a reason. The number of boxes, their size, their place and how often they are scooped solve more than any spray.',
  pet: 'cat',
  picture: { name: 'litter-box', alt: 'A blue litter box with high sides and a low way in, with a scoop' },
  published: '2026-10-19',
  intro:
    'Cats are particular about very few things, and this is one of them. A cat that goes beside the box is not being spiteful: something about the box, its place or the cat’s health is not right. The first two are in your hands, and they cost little to change.',
  sections: [
    {
      title: 'How many',
      blocks: [
        'One for each cat, and one more. Two cats, three boxes. That sounds like a lot until you have seen one cat wait in front of a box for another to leave. Spread them out: three boxes side by side are one big box to a cat. In a house with several floors, put at least one on each.',
      ],
    },
    {
      title: 'How big',
      blocks: [
        'Bigger than most people think. A good length is one and a half times your cat, measured from the nose to the base of the tail. The cat should be able to walk in, turn around and dig without touching a wall.',
        'High sides keep litter in when somebody digs with enthusiasm. Kittens, older cats and cats with stiff joints need one low side to step over, four inches at most. A hood keeps the view tidy for us and the smell inside for the cat. Some cats do not mind; if yours hesitates at the door, take the hood off and see.',
      ],
    },
    {
      title: 'Which litter',
      blocks: [
        'In tests and at home, most cats choose fine, sandy litter without perfume. Fill it about two inches deep. When you want to change the kind, mix a little of the new into the old and raise the share over a week or two, or offer both in two boxes and let the cat vote.',
        'Very young kittens taste everything, so use a litter that does not clump until they are about four months old.',
      ],
    },
    {
      title: 'Where',
      blocks: [
        {
          list: [
            'Quiet, but not the far end of the cellar: a cat should not have to think about whether the walk is worth it.',
            'With a view of the door, and a way out on more than one side if other animals live with you.',
            'Away from food and water, and away from machines that start without warning.',
            'In the same place every day. If it has to move, move it a few feet at a time.',
          ],
        },
        'A mat in front of the box catches what paws carry out. Choose one that is soft to step on, or it will be jumped over.',
      ],
    },
    {
      title: 'Keeping it clean',
      blocks: [
        'Scoop at least once a day, better twice. Once a month empty the whole box, wash it with hot water and a mild soap, dry it and fill it again. Leave out bleach, ammonia and anything that smells of flowers; to a cat, these say that somebody else has been here. Plastic that is full of scratches holds a smell that no washing takes out, so a box lasts a year or two.',
        'If you are pregnant, let somebody else do the scooping. If nobody can, wear gloves, do it every day and wash your hands afterward: the parasite that matters here, toxoplasma, needs more than a day in the box before it can infect anybody.',
      ],
    },
  ],
  vet: 'A cat that goes to the box again and again, strains, cries, or passes little or no urine needs a vet at once. In male cats this can be a blocked bladder, which is an emergency within hours. A change of habit that lasts more than a day or two, or blood at any time, is a reason to call as well.',
  supplies: [
    { label: 'Cat Litter Box', path: links.category('cat', 'Litter-Box') },
    { label: 'Cat Litter Mat', path: links.category('cat', 'Cat-Litter-Mat') },
  ],
};
