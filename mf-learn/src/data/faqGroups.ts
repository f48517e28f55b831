import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, starterKitCandles, trimmedWick } from '@shop/domain/facts/guidanceText';
import { startLoads } from '@shop/domain/facts/loadLimits';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { deliverySpeeds, processingDays, shippingBands } from '@shop/domain/facts/shipping';
import { formatBand, formatDays } from '@shop/domain/facts/shippingText';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { formatCents } from '@shop/domain/money';
import { coveredCure, freeShippingRule, notReturnable, responseTime } from './phrases';
import type { Question } from './Question';

type FaqGroup = { id: string; title: string; questions: Question[] };

const standardByBand = shippingBands
  .map((band) => {
    const cost = band.standardCents === 0 ? 'is free' : `costs ${formatCents(band.standardCents)}`;
    return `${formatBand(band).toLowerCase()} it ${cost}`;
  })
  .join(', ');

const speeds = deliverySpeeds.map((speed) => `${speed.name} ${formatDays(speed.days)}`).join(', ');

/** The four sections of the FAQ (rule content.faq). Ids are addresses: '/faq#cure-time' opens its answer. */
export const faqGroups: FaqGroup[] = [
  {
    id: 'products',
    title: 'About Our Products',
    questions: [
      {
        id: 'starter-kit',
        question: 'How many candles does a starter kit make?',
        answer: `About ${starterKitCandles} candles, depending on the size of your containers. The [wax calculator](/wax-calculator) tells you how much wax your containers take.`,
      },
      {
        id: 'which-kit',
        question: 'Which kit is right for me?',
        answer:
          'If you’ve never poured a candle, take the [beginner kit](/candle-making-kits/beginners). If you have, and would like to work with more than one fragrance, the [medium kit](/candle-making-kits/medium) is for you. The [expert kit](/candle-making-kits/expert) is for makers who want to compare waxes and vessels.',
      },
      {
        id: 'waxes-sold',
        question: 'Which waxes do you sell?',
        answer:
          '[Soy wax](/product/soy-wax), [beeswax flakes](/product/beeswax-flakes) and a [coconut blend](/product/premium-wax). Our guide to [wax types](/guides/wax-types) compares them with each other and with paraffin.',
      },
      {
        id: 'gift',
        question: 'Do you have anything ready to give?',
        answer: `Yes. Our [gift bundles](/candle-making-kits/gifts) bring wax, scent, wicks and vessels in one gift box. Whoever opens it brings ${listMissingTools('beginner')}.`,
      },
    ],
  },
  {
    id: 'materials',
    title: 'Candle Making Materials',
    questions: [
      {
        id: 'beginner-wax',
        question: 'Which wax is best for beginners?',
        answer: `Soy. It melts at a low ${formatTemperature(waxTemperatures.soy.meltsAt)}, pours easily into jars, and wipes off tools while warm; soapy water takes off the rest.`,
      },
      {
        id: 'wick-size',
        question: 'How do I choose a wick size?',
        answer:
          'By the inside diameter of your container and the wax you use. Look it up in the [wick guide](/wick-guide), make three test candles in the same vessel, and keep the wick that melts the top evenly without smoking. Every table is a starting point: burn-test.',
      },
      {
        id: 'fragrance-load',
        question: 'How much fragrance oil can I add?',
        answer: `By weight of the wax: ${startLoads}. At most, soy and the coconut blend hold ${maximumLoadPercent.soy}%, beeswax ${maximumLoadPercent.beeswax}%. The [fragrance calculator](/fragrance-calculator) turns the percentage into grams and ounces.`,
      },
      {
        id: 'essential-oils',
        question: 'Can I use essential oils instead of fragrance oils?',
        answer:
          'You can, but many of them fade in hot wax, and some catch fire more easily. Choose oils that are sold for candles, and stay within the same limits.',
      },
      {
        id: 'containers',
        question: 'Can I pour candles into any glass?',
        answer:
          'No. Use glass made for candles, like our [jars](/product/clear-glass-jars): thick, annealed and without a narrow neck. Kitchen glasses and bottles can crack. Our [container guide](/guides/container-selection) lists what to check.',
      },
    ],
  },
  {
    id: 'ordering-shipping',
    title: 'Ordering & Shipping',
    questions: [
      {
        id: 'shipping-cost',
        question: 'What does shipping cost?',
        answer: `Standard shipping depends on your subtotal: ${standardByBand}. Faster options are on the [shipping page](/help).`,
      },
      { id: 'free-shipping', question: 'How do I get free shipping?', answer: freeShippingRule },
      {
        id: 'delivery-time',
        question: 'How long does delivery take?',
        answer: `We process orders in ${formatDays(processingDays)}. After that, delivery takes: ${speeds}.`,
      },
      {
        id: 'international',
        question: 'Do you ship outside the United States?',
        answer:
          'To select countries. Stripe’s payment page shows where we can send your order. The recipient pays duties and import taxes.',
      },
      {
        id: 'payment',
        question: 'How can I pay?',
        answer:
          'On a secure page hosted by Stripe. It lists the cards and other ways to pay that you can use. Your card details never reach our shop.',
      },
      {
        id: 'returns',
        question: 'What if I want to send something back?',
        answer: `Unused, unopened products can come back within ${returnsPolicy.windowDays} days of delivery; ${notReturnable} can’t. The steps are on [Returns & Exchanges](/returns-exchanges).`,
      },
      {
        id: 'damaged',
        question: 'My order arrived damaged. What now?',
        answer: `We’re sorry. Send us photos within ${returnsPolicy.damageReportDays} days of delivery, and you get a prepaid label and a replacement or a full refund. [Write to us](/contact?topic=order) with your Order Reference.`,
      },
    ],
  },
  {
    id: 'candle-help',
    title: 'Candle Making Help',
    questions: [
      {
        id: 'add-temperature',
        question: 'At what temperature do I add fragrance?',
        answer: `At ${addTemperature}, off the heat, stirring slowly for two minutes. It’s a starting point: check your wax’s own sheet, and never leave melting wax alone.`,
      },
      {
        id: 'cure-time',
        question: 'How long should a candle cure?',
        answer: `${coveredCure}. Soy often smells stronger still after a week.`,
      },
      {
        id: 'tunneling',
        question: 'Why does my candle tunnel?',
        answer:
          'Usually the wick is too small, or the first burn was too short. Let the first burn go on until the whole top has melted; if it tunnels again, try one wick size up. More in [Troubleshooting Candle Making](/blog/troubleshooting-candle-making).',
      },
      {
        id: 'smoking',
        question: 'Why does my candle smoke?',
        answer: `The wick is too long, or the candle stands in a draft. Put it out, trim the wick to ${trimmedWick}, move it, and try again. If it still smokes, use a smaller wick.`,
      },
      {
        id: 'more-help',
        question: 'Where do I get more help?',
        answer: `Our [guides](/guides) and [video tutorials](/video-tutorials) cover most questions. For the rest, [write to us](/contact): we answer within ${responseTime}.`,
      },
    ],
  },
];
