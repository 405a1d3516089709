import { rulesInWords } from '../../rulesInWords.ts';
import { answer, type Question } from '../Question.ts';
import { ways } from './ways.ts';

const { standard, express, oversize, freeFirstOrder, freeLaterOrders, mostUnits, mostLines } = rulesInWords;

export const orderQuestions: readonly Question[] = [
  {
    id: 'delivery-cost',
    question: 'What does delivery cost, and how long does it take?',
    answer: answer`Standard delivery is ${standard.price} and takes ${standard.days}; express is ${express.price} and takes ${express.days}. A large item adds ${oversize}. See the ${ways.shipping} for details.`,
    also: 'shipping postage price fee arrive when fast',
    isAskedMost: true,
  },
  {
    id: 'free-delivery',
    question: 'When is delivery free?',
    answer: answer`Standard delivery is free on your first order of ${freeFirstOrder} or more, and on later orders of ${freeLaterOrders} or more.`,
    also: 'shipping minimum',
    isAskedMost: true,
  },
  {
    id: 'large-items',
    question: 'Why is there a large-item surcharge in my cart?',
    answer: answer`Houses, crates, aquariums and other bulky items don’t fit in a standard package. Each adds ${oversize} to delivery, with either speed. We waive it when your first order ships free; on later orders it applies even with free delivery.`,
    also: 'oversize heavy bulky fee',
  },
  {
    id: 'where-we-deliver',
    question: 'Where do you deliver?',
    answer: answer`To all fifty states, the District of Columbia, the US territories, and military addresses. PO boxes, territories and military addresses get standard delivery only: express isn’t available there.`,
    also: 'ship alaska hawaii puerto rico apo fpo dpo country abroad',
  },
  {
    id: 'where-is-my-order',
    question: 'Where is my order?',
    answer: answer`We’ll email you when it ships. Check its status anytime: enter your order number and email on ${ways.trackOrder}.`,
    also: 'tracking status parcel package shipped',
  },
  {
    id: 'late-or-damaged',
    question: 'My package is late or something arrived damaged. What do I do?',
    answer: answer`We’ll make it right. ${ways.contact} and give us your order number. If something is damaged, a photo helps.`,
    also: 'missing lost damaged wrong package',
  },
  {
    id: 'cancel-order',
    question: 'Can I cancel an order?',
    answer: answer`Yes, until it’s packed. Use the Cancel button on your order page, linked in your confirmation email. Lost the email? Find your order on ${ways.trackOrder}.`,
    also: 'change stop',
    isAskedMost: true,
  },
  {
    id: 'how-many',
    question: 'How many of one item can I order?',
    answer: answer`Up to ${mostUnits} of the same item per order, while supplies last, and up to ${mostLines} different items. If you run a shelter and need more, call us.`,
    also: 'limit quantity bulk',
    isAskedMost: true,
  },
];
