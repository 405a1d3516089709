/** Requests that fastify refuses before a route runs: fastify's error code → the reply's code and message. */
export const malformedRequests: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'That is more than we can take in one request.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Please send JSON or a form.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The request is not valid JSON.'],
  FST_ERR_BAD_URL: ['bad_request', 'The address is not well formed.'],
  FST_ERR_MAX_PARAM_LENGTH: ['too_long', 'The address is too long.'],
};
