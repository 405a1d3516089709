import { links } from '@paw/shared/contract/links.ts';
import type { Article } from '../Article.ts';

export const birdCage: Article = {
  slug: 'a-cage-that-a-budgie-likes-to-come-home-to',
  title: 'A cage that a budgie likes to come home to',
  summary:
    'Wide rather than tall, perches of different thickness, something to chew, and a room without kitchen fumes: how to set up a cage for small parrots.',
  pet: 'bird',
  picture: { name: 'bird-cage', alt: 'A domed bird cage with perches and a swing' },
  published: '2026-11-02',
  intro:
    'A budgie spends most of its life in and around one piece of furniture. It sleeps there, eats there and does its gymnastics there, and it goes back there when the world is too much. What follows is for budgies and other small parrots; for larger birds the ideas are the same and every number is bigger.',
  sections: [
    {
      title: 'Shape, size and bars',
      blocks: [
        'Birds fly sideways, not up. A wide cage gives them room for a few real wing beats, and a tall, narrow one does not. For two budgies think of at least 30 inches of width, and more if you can. The bars should be no more than half an inch apart, so that no head fits between them, and some of them should run across, because budgies climb with their beaks.',
        'Two is the right number for most homes. A single bird needs several hours of your company every day.',
      ],
    },
    {
      title: 'Where it stands',
      blocks: [
        {
          list: [
            'At about the height of your eyes, with one side against a wall. Out in the middle of a room a bird watches its back all day.',
            'In daylight, but not where the sun falls on the cage at noon: it cannot move out of the heat.',
            'Where people are, but without drafts, and with ten to twelve hours of quiet and dark at night.',
            'Never in the kitchen, for the reason below.',
          ],
        },
      ],
    },
    {
      title: 'Perches: different is better',
      blocks: [
        'Feet that hold the same smooth dowel all day get sore. Give three or four perches of different thickness, from about three eighths to three quarters of an inch for a budgie, and best of all real branches, which are never the same twice. The toes should reach around most of the perch without meeting. Covers of sandpaper do not shorten claws; they hurt the soles.',
        'Put one perch high for sleeping, one beside the food, and none above a bowl. Leave a clear lane in the middle for flying.',
      ],
    },
    {
      title: 'Something to do',
      blocks: [
        'Offer something to shred, something to climb and something to search for food in: paper, untreated wood, a swing, a few seeds folded into a leaf of lettuce. Two or three things at a time are enough. Change one every week and bring the old one back a month later; it will be new again. Look over toys for loose threads and for rings that a foot could get caught in.',
      ],
    },
    {
      title: 'A safe room',
      blocks: [
        'Birds breathe more of what is in the air than we do. The fumes of an overheated non-stick pan, and of some irons and heaters with the same coating (PTFE), can kill a bird in minutes, and you may not smell anything. Smoke, scented candles and sprays do harm more slowly. Before the door of the cage is opened, close the windows, cover mirrors and large panes, switch the ceiling fan off and put lids on pots and toilets.',
        'Never give avocado, chocolate, anything with caffeine or alcohol, or salty snacks.',
      ],
    },
    {
      title: 'Every day, every week',
      blocks: [
        {
          list: [
            'Every day: fresh water, fresh greens, and the empty husks blown off the seeds. A bowl can look full and hold nothing but husks.',
            'Every day: five minutes of watching. You will know what is normal, and notice when it is not.',
            'Every week: perches and bowls washed with hot water, the tray emptied, bars wiped.',
          ],
        },
      ],
    },
  ],
  vet: 'Birds hide that they are ill until they cannot any longer. A bird that sits fluffed up on the floor of the cage, breathes with its tail bobbing, or has stopped eating should be seen by a vet who knows birds on the same day. Keep it warm and quiet on the way.',
  supplies: [
    { label: 'Bird Cages', path: links.category('bird', 'Cages') },
    { label: 'Bird Perches and Toys', path: links.category('bird', 'Perches-and-Toys') },
    { label: 'Bird Feeders', path: links.category('bird', 'Feeders') },
  ],
};
