import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ProductDataProblems } from '../../catalogue/product-data/readProductData.ts';
import { type CouponDatum, couponDatum } from './couponDatum.ts';

/**
 * Reads `coupons.json` of the data folder.
 * @throws ProductDataProblems with every problem there is
 */
export function readCoupons(folder: string): CouponDatum[] {
  return checkCoupons(parse(readFileSync(join(folder, 'coupons.json'), 'utf8')));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProductDataProblems([`coupons.json: ${(error as Error).message}`]);
  }
}

/** @throws ProductDataProblems */
export function checkCoupons(data: unknown): CouponDatum[] {
  const { data: coupons = [], error } = z.array(couponDatum).safeParse(data);
  const codes = coupons.map(({ code }) => code);
  const twice = codes.filter((code, index) => codes.indexOf(code) < index);
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => `coupons.json: ${path.join('.')}: ${message}`),
    ...twice.map((code) => `coupons.json: ${code}: is listed twice`),
  ];
  if (problems.length) throw new ProductDataProblems(problems);
  return coupons;
}
