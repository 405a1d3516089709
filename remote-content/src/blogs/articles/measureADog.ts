import { links } from '@paw/shared/contract/links.ts';
import type { Article } from '../Article.ts';

export const measureADog: Article = {
  slug: 'how-to-measure-a-dog-for-collar-and-harness',
  title: 'How to measure a dog for a collar and a harness',
  summary:
    'A soft tape measure, a few treats and five minutes: where to measure, how tight is right, and how to tell on a walk whether it fits.',
  pet: 'dog',
  picture: { name: 'tile-dog', alt: 'A brown and white puppy with a teal collar' },
  published: '2026-10-05',
  intro:
    'A collar that fits does two things: it stays on, and your dog forgets about it. A harness has a third job, which is to leave the shoulders free. Weight and breed are poor guides to either, because two dogs of forty pounds can differ by four inches around the neck. A tape measure is better.',
  sections: [
    {
      title: 'Before you start',
      blocks: [
        'You need a soft tape measure. A piece of string and a ruler do as well: mark the string, then lay it flat. Ask somebody to hand out treats at the front end while you measure the rest.',
        'Let your dog stand, with the head up and the weight on all four feet. Sitting or lying down changes the chest by an inch or more. Measure twice, and take the larger number.',
      ],
    },
    {
      title: 'The neck, for a collar',
      blocks: [
        'Lay the tape where the collar will sit, usually about the middle of the neck. It should touch the coat all around without pressing into it. Then slide your fingers flat between tape and neck: two for a grown dog, one for a small dog or a puppy. What the tape reads now is the size to look for.',
        'Adjustable collars come with a range. Choose the one in which your number lies near the middle, so that there is room in both directions: for a winter coat, or for a few pounds more or less.',
        'Some dogs, such as greyhounds and whippets, have a neck that is wider than the head. An ordinary collar slips over the ears when they pull backward. For them a harness is the safer choice on a walk.',
      ],
    },
    {
      title: 'The chest, for a harness',
      blocks: [
        'Two numbers are needed here. The first is the girth: around the widest part of the ribs, about a hand’s width behind the front legs. The second is the base of the neck, lower than where a collar sits, just above the shoulders and the breastbone.',
        'When the two point to different sizes, go by the girth. The straps at the neck can usually be let out or taken in, while a chest strap that is too short rubs behind the elbows on the first long walk.',
      ],
    },
    {
      title: 'Does it fit? Five checks',
      blocks: [
        {
          list: [
            'Two fingers pass flat under every strap, everywhere. One finger for a very small dog.',
            'The collar cannot be pulled over the ears. Try it gently, from behind.',
            'The front strap of the harness lies on the breastbone, never on the throat.',
            'Nothing sits in the armpits. There should be about two fingers of room behind the elbows.',
            'Walk a few steps and watch from the side: the front legs swing forward as freely as without it.',
          ],
        },
        'Look at the skin under the straps after the first two or three walks. Broken hairs or a pink line mean that a strap is too tight or in the wrong place.',
      ],
    },
    {
      title: 'Measure again from time to time',
      blocks: [
        'A puppy can outgrow a collar in two weeks, so check with your fingers once a week until the first birthday. Grown dogs change too: with the seasons, after grooming, and with age. Take collars and harnesses off in a crate and when dogs play together without a leash, because a strap can catch on wire or on a tooth.',
        'Last of all, put a tag with your phone number on whatever your dog wears most. It is the smallest thing on this list and the one that brings dogs home.',
      ],
    },
  ],
  vet: 'If your dog coughs, gags or breathes noisily when there is pressure on the neck, use a harness and have a vet look at it. Skin that stays red, or a dog that suddenly does not want the harness on, is worth a visit too.',
  supplies: [
    { label: 'Dog Collars', path: links.category('dog', 'Collars') },
    { label: 'Dog Harness', path: links.category('dog', 'Harness') },
    { label: 'Dog Leashes', path: links.category('dog', 'Leashes') },
  ],
};
