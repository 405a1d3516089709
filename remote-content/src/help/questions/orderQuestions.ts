import { rulesInWords } from '../../rulesInWords.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';
import { ways } from './ways.ts';

const { standard, express, oversize, freeFirstOrder, freeLaterOrders, mostUnits, mostLines } = rulesInWords;

export const orderQuestions: readonly Question[] = [
  {
    id: 'delivery-cost',
    question: 'What does delivery cost, and how long does it take?',
    answer: answer`Standard delivery is ${standard.price} and takes ${standard.days}; express is ${express.price} and takes ${express.days}. A large item adds ${oversize}. Everything about it stands in the ${ways.shipping}.`,
    also: 'shipping postage price fee arrive when fast',
    isAskedMost: true,
  },
  {
    id: 'free-delivery',
    question: 'When is delivery free?',
    answer: answer`Standard delivery is free on your first order of ${freeFirstOrder} or more, and on later orders from ${freeLaterOrders}.`,
    also: 'shipping minimum',
    isAskedMost: true,
  },
  {
    id: 'large-items',
    question: 'Why does my cart have a surcharge for large items?',
    answer: answer`Houses, crates, aquariums and the like do not fit an ordinary parcel. Each adds ${oversize} to delivery, by either way. A first order that travels free has no surcharge; a later one has it even when delivery is free.`,
    also: 'oversize heavy bulky fee',
  },
  {
    id: 'where-we-deliver',
    question: 'Where do you deliver?',
    answer: answer`To all fifty states, the District of Columbia, the US territories, and military addresses. PO boxes, territories and military addresses get standard delivery only: no express carrier goes there.`,
    also: 'ship alaska hawaii puerto rico apo fpo dpo country abroad',
  },
  {
    id: 'where-is-my-order',
    question: 'Where is my order?',
    answer: answer`You get an email when it is on its way. How far it is stands on its page at any time: find it by its number and your email under ${ways.trackOrder}.`,
    also: 'tracking status parcel package shipped',
  },
  {
    id: 'late-or-damaged',
    question: 'My parcel is late, or something arrived broken. What now?',
    answer: answer`That is ours to sort out. ${ways.contact}, with the number of your order; a picture helps when something is broken.`,
    also: 'missing lost damaged wrong package',
  },
  {
    id: 'cancel-order',
    question: 'Can I cancel an order?',
    answer: answer`Yes, until it is packed: the button stands on your order’s page, to which the confirmation by email leads. Lost it? Find the order by its number under ${ways.trackOrder}.`,
    also: 'change stop',
    isAskedMost: true,
  },
  {
    id: 'how-many',
    question: 'How many of one item can I order?',
    answer: answer`Up to ${mostUnits} in one order, as long as stock lasts, and up to ${mostLines} different items. If you look after a shelter and need more, call us.`,
    also: 'limit quantity bulk',
    isAskedMost: true,
  },
];
