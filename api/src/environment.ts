import { defaultSite } from '@paw/contract/site.ts';
import { connectionFixes, connectionSettings } from '@paw/node/connectionLimits.ts';
import { logLevels } from '@paw/node/createLog.ts';
import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import {
  optionalSetting as optional,
  setting,
  webAddress as web,
  wholeNumber,
} from '@paw/node/settings/settingSchemas.ts';
import { areProxies } from '@paw/node/trustedProxies.ts';
import { z } from 'zod';
import { defaultOrderLimits, type OrderLimits } from './platform/tries/orderLimits.ts';

const flag = z.enum(['', '0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');
const origin = z.union([z.literal(''), web]);

const whole = (least: number, most: number, otherwise: number) => setting(wholeNumber(least, most).default(otherwise));
const secret = (least: number) => optional(z.string().regex(new RegExp(`^[\\x21-\\x7e]{${least},}$`)));

const limits = defaultOrderLimits;
const mostOrders = 1_000_000;

/** The settings of the api's process. docs/settings.md explains each name. */
export const apiSettings = z
  .object({
    HOST: setting(z.string().default('127.0.0.1')),
    PORT: whole(0, 65_535, 0),
    ...connectionSettings,
    /** ms until a request must be whole, with its body. */
    BODY_TIMEOUT: whole(100, 300_000, 10_000),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
    /** Any server of the same database, for reads while the primary changes. */
    DATABASE_READ_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
    DATABASE_EMBEDDED: flag.default(false),
    LOG_LEVEL: setting(z.enum(logLevels).default('info')),
    SITE_ORIGIN: origin.default(''),
    TRUSTED_PROXIES: z.string().refine(areProxies).default('loopback'),
    SHOP_URL: optional(web),
    SUBSCRIBE_HOST: origin.default(''),
    SITE_EMAIL: setting(z.email().default(defaultSite.email)),
    // Options of the mail package in the address could switch TLS off, or the check of the certificate.
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ }).regex(/^[^?#]*$/)),
    SMTP_PLAIN: flag.default(false),
    MAIL_FROM: optional(z.string().regex(/^([^<>@\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)),
    MAIL_FOLDER: optional(z.string()),
    /** Days after a delivery until an email asks for reviews; 0 = none does. */
    REVIEW_MAIL_DAYS: whole(0, 90, 5),
    STRIPE_SECRET_KEY: secret(8),
    STRIPE_WEBHOOK_SECRET: secret(8),
    STRIPE_API_URL: optional(web),
    STAFF_HOST: setting(z.string().default('127.0.0.1')),
    STAFF_PORT: whole(0, 65_535, 0),
    /** Names of a proxy in front of the staff port. */
    STAFF_NAMES: z
      .string()
      .regex(/^[\w.,\s-]*$/)
      .default(''),
    STAFF_BOOTSTRAP_KEY: secret(24),
    SOCIAL_ISSUER: optional(web),
    SOCIAL_CLIENT_ID: secret(1),
    SOCIAL_CLIENT_SECRET: secret(1),
    ORDERS_PER_SESSION: whole(1, mostOrders, limits.perSession),
    ORDERS_PER_ADDRESS: whole(1, mostOrders, limits.perAddress),
    ORDERS_PER_MEMBER: whole(1, mostOrders, limits.perMember),
    UNCONFIRMED_PER_EMAIL: whole(1, mostOrders, limits.unconfirmedPerEmail),
    CONFIRM_HOURS: whole(0, 168, limits.confirmHours),
    UNCONFIRMED_UNITS: whole(0, 1000, limits.heldUnits),
    UNCONFIRMED_PERCENT: whole(0, 100, limits.heldPercent),
    ASKED_PER_SESSION: whole(0, mostOrders, limits.askedPerSession),
    ASKED_PER_ADDRESS: whole(0, mostOrders, limits.askedPerAddress),
  })
  .superRefine((values, context) => {
    const miss = (path: string) => context.addIssue({ code: 'custom', path: [path] });
    if (values.SMTP_URL && !values.MAIL_FROM) miss('MAIL_FROM');
    if (values.SMTP_PLAIN && !isPlainOnLoopback(values.SMTP_URL)) miss('SMTP_PLAIN');
    if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET) miss('STRIPE_WEBHOOK_SECRET');
    if (values.SOCIAL_CLIENT_ID && !values.SOCIAL_ISSUER) miss('SOCIAL_ISSUER');
  });

/** Without TLS a password, and every link in an email, is readable on the line: it must not leave this machine. */
function isPlainOnLoopback(url: string | undefined): boolean {
  const { protocol, hostname } = new URL(url ?? 'smtps://none');
  return protocol === 'smtp:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export type Environment = z.infer<typeof apiSettings>;

const fixes: Record<keyof Environment, string> = {
  HOST: 'the address to listen on, such as 127.0.0.1',
  PORT: 'a number from 0 to 65535; 0 takes any free port',
  ...connectionFixes,
  BODY_TIMEOUT: 'ms from 100 to 300000, or leave it out',
  DATABASE_URL: 'postgres://user:password@host/database; `npm start` sets it to the embedded database',
  DATABASE_READ_URL: 'postgres://user:password@host/database of any server of the same database, or leave it out',
  DATABASE_EMBEDDED: '1 when DATABASE_URL is the embedded database, else leave it out',
  SITE_ORIGIN: 'the origin that browsers use, such as https://shop.example, or leave it out',
  TRUSTED_PROXIES: 'the networks of the shell and of proxies before it, such as loopback,10.0.0.0/8, or leave it out',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  SHOP_URL: 'the address that links in emails lead to, such as https://shop.example, or leave it out',
  SUBSCRIBE_HOST: 'the origin that takes newsletter sign-ups, such as https://news.example, or leave it out',
  SITE_EMAIL: 'the address at which the shop reads email, such as hello@shop.example',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://…, without ?options, or leave it out: emails become files',
  SMTP_PLAIN: '1 only when SMTP_URL is smtp:// on this machine (127.0.0.1, [::1], localhost), else leave it out',
  MAIL_FROM: 'the sender of emails, such as Paw Dailies <orders@shop.example>',
  MAIL_FOLDER: 'the folder for emails without a mail server',
  REVIEW_MAIL_DAYS: 'days from 0 (no such emails) to 90 after a delivery until an email asks for reviews, such as 5',
  STRIPE_SECRET_KEY: 'the secret key of a Stripe account, or leave it out: orders are paid on delivery',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook (whsec_…) that belongs to STRIPE_SECRET_KEY',
  STRIPE_API_URL: 'the address of a stand-in for Stripe, such as http://127.0.0.1:4010, or leave it out',
  STAFF_HOST: 'the address of this machine that staff and monitoring reach, such as 127.0.0.1',
  STAFF_PORT: 'a number from 0 to 65535; 0 takes any free port',
  STAFF_NAMES: 'names by which a proxy calls the staff port, such as staff.shop.example, or leave it out',
  STAFF_BOOTSTRAP_KEY: 'at least 24 letters and digits that no one can guess, or leave it out: people need keys then',
  SOCIAL_ISSUER: 'the identity provider that SOCIAL_CLIENT_ID belongs to, such as https://accounts.google.com',
  SOCIAL_CLIENT_ID: 'the name of this shop at an identity provider, or leave it out: there is no social sign-in',
  SOCIAL_CLIENT_SECRET: 'the secret that belongs to SOCIAL_CLIENT_ID, or leave it out when the provider gave none',
  ORDERS_PER_SESSION: 'how many orders one guest may place in an hour, such as 5',
  ORDERS_PER_ADDRESS: 'how many guest orders may come from one network address in an hour, such as 20',
  ORDERS_PER_MEMBER: 'how many orders one member may place in an hour, such as 20',
  UNCONFIRMED_PER_EMAIL: 'how many unconfirmed orders one email address may have in a day, such as 5',
  CONFIRM_HOURS: 'how many hours a guest has to confirm an order, from 0 (need not confirm) to 168',
  UNCONFIRMED_UNITS: 'how many units of a variant an unconfirmed order may set aside, such as 5',
  ASKED_PER_SESSION: 'how many customers one guest may get prices for in an hour, such as 5',
  ASKED_PER_ADDRESS: 'how many customers one network address may get prices for in an hour, such as 20',
  UNCONFIRMED_PERCENT: 'how much of a stock all unconfirmed orders may set aside, from 0 to 100',
};

/** The process's settings. Throws one error that lists every bad name with its fix. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return parseEnvironment('The api', apiSettings, fixes, variables);
}

export const orderLimitsOf = (environment: Environment): OrderLimits => ({
  perSession: environment.ORDERS_PER_SESSION,
  perAddress: environment.ORDERS_PER_ADDRESS,
  perMember: environment.ORDERS_PER_MEMBER,
  unconfirmedPerEmail: environment.UNCONFIRMED_PER_EMAIL,
  confirmHours: environment.CONFIRM_HOURS,
  heldUnits: environment.UNCONFIRMED_UNITS,
  heldPercent: environment.UNCONFIRMED_PERCENT,
  askedPerSession: environment.ASKED_PER_SESSION,
  askedPerAddress: environment.ASKED_PER_ADDRESS,
});
