import { links } from '@paw/shared/contract/links.ts';
import type { Article } from '../Article.ts';

export const firstAquarium: Article = {
  slug: 'the-first-six-weeks-of-an-aquarium',
  title: 'The first six weeks of an aquarium',
  summary:
    'A new tank needs time before it can keep fish alive. What happens in the water during those weeks, what to test for, and when the first fish can move in.',
  pet: 'fish',
  picture: { name: 'aquarium', alt: 'A glass aquarium with plants and gravel' },
  published: '2026-11-16',
  intro:
    'The most common way to lose fish is to buy them on the same day as the tank. The water looks clear, and a week later they hang at the surface. Nothing was done wrong except the order of things. This is the order that works.',
  sections: [
    {
      title: 'What happens in the water',
      blocks: [
        'Fish and leftover food give off ammonia, which is poisonous to fish in small amounts. In a settled tank one kind of bacteria turns ammonia into nitrite, which is poisonous too, and another kind turns nitrite into nitrate, which fish can live with until the next change of water. This chain is called the nitrogen cycle. The bacteria live in the filter and on the gravel, and a new tank has almost none of them. It takes four to six weeks until there are enough.',
      ],
    },
    {
      title: 'Setting up, without fish',
      blocks: [
        {
          steps: [
            'Choose a level stand that can carry the weight: a full tank weighs about ten pounds for every gallon. A place without direct sun keeps algae down.',
            'Rinse gravel and decorations with plain water. No soap, not even a little.',
            'Fill the tank and add a conditioner that removes chlorine and chloramine. Tap water holds them to kill bacteria, and they would kill yours.',
            'Start filter and heater, and let them run day and night from now on. Most tropical fish like 75 to 79 °F.',
            'Feed the bacteria: a pinch of fish food every other day, left to rot, is enough. Live plants help, and so does some filter material from a healthy tank.',
          ],
        },
        'If you have the choice, take twenty gallons rather than five. In more water everything changes more slowly, mistakes included.',
      ],
    },
    {
      title: 'Testing',
      blocks: [
        'Get a drop test for ammonia, nitrite and nitrate, and use it every two or three days. First ammonia climbs and falls again. Then nitrite does the same. Nitrate appears last. The tank is ready when both ammonia and nitrite have read zero for several days in a row while you go on feeding, and nitrate is there.',
        'Many people give up in the third week, when the water turns cloudy and nothing seems to happen. That cloud is bacteria at work. Leave it alone.',
      ],
    },
    {
      title: 'The first fish',
      blocks: [
        'Change about a third of the water, then bring home a few small, hardy fish, not the whole list. Float the closed bag in the tank for 15 minutes so that the temperatures meet. Then add half a cup of your water to the bag every five minutes, four or five times. Lift the fish out with a net, and pour the store’s water away rather than into the tank. Leave the light off for the rest of the day.',
        'Test every other day for two weeks. If ammonia and nitrite stay at zero, the next few fish can come. Give each group two weeks; the bacteria have to grow with the number of mouths.',
      ],
    },
    {
      title: 'From then on',
      blocks: [
        {
          list: [
            'Once a week change 10 to 25 percent of the water, with conditioned water of the same temperature.',
            'Feed once or twice a day, and only what is gone within two minutes. Most tanks that go wrong were fed too well.',
            'When the filter runs slowly, squeeze its sponge out in a bucket of water from the tank. Under the tap, chlorine would take you back to week one.',
            'Never clean gravel, filter and glass all on the same day.',
          ],
        },
      ],
    },
  ],
  vet: 'Fish that gasp at the surface, clamp their fins or lie on the bottom tell you to test the water at once. If ammonia or nitrite is above zero, change a third of the water today and again tomorrow, and stop feeding for a day. If the water is fine and they are not, ask a vet who treats fish before you add medicine: most of it also harms the bacteria.',
  supplies: [{ label: 'Fish Aquarium', path: links.category('fish', 'Fish-Aquarium') }],
};
