#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uversion.h>

// Whether ICU can copy a language tag: the canonical form of a longer one, which may have more
// separators, can overflow its buffers.
static int isShort(const char *language) { return strlen(language) < ULOC_FULLNAME_CAPACITY / 2; }

const char *icu_version(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
  return text;
}

void *icu_openLineBreaks(const char *language) {
  if (!isShort(language)) language = "";
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, language, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

void icu_closeLineBreaks(void *iterator) { ubrk_close(iterator); }

void icu_markLineBreaks(
    void *iterator, const uint16_t *text, int32_t length, uint8_t *marks) {
  memset(marks, 0, length);
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return;
  int32_t offset = ubrk_next(iterator);
  while (offset != UBRK_DONE && offset < length) {
    marks[offset] = 1;
    offset = ubrk_next(iterator);
  }
}

int icu_getLevels(
    const uint16_t *text, int32_t length, int isRightToLeft, int isFixed, uint8_t *levels,
    uint8_t *paragraphs) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  UBiDiLevel level = isFixed         ? (isRightToLeft ? UBIDI_RTL : UBIDI_LTR)
                     : isRightToLeft ? UBIDI_DEFAULT_RTL
                                     : UBIDI_DEFAULT_LTR;
  ubidi_setPara(bidi, text, length, level, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
  if (U_SUCCESS(status)) {
    memcpy(levels, found, length);
    int32_t count = ubidi_countParagraphs(bidi);
    for (int32_t index = 0; index < count; index++) {
      int32_t start = 0, end = 0;
      UBiDiLevel level = 0;
      ubidi_getParagraphByIndex(bidi, index, &start, &end, &level, &status);
      memset(paragraphs + start, level, end - start);
    }
  }
  ubidi_close(bidi);
  return U_SUCCESS(status);
}

int32_t icu_pluralCategory(
    const char *language, double number, int32_t fractionDigits, uint16_t *keyword,
    int32_t capacity) {
  if (!isShort(language)) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  int32_t length;
  if (fractionDigits < 0) {
    length = uplrules_select(rules, number, keyword, capacity, &status);
  } else {
    // The skeleton ".00" sets two digits; a double has no more than seventeen.
    UChar skeleton[18] = {'.'};
    int32_t digits = fractionDigits < 17 ? fractionDigits : 17;
    for (int32_t index = 1; index <= digits; index++) skeleton[index] = '0';
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale(skeleton, digits + 1, language, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDouble(formatter, number, formatted, &status);
    length = uplrules_selectFormatted(rules, formatted, keyword, capacity, &status);
    unumf_closeResult(formatted);
    unumf_close(formatter);
  }
  uplrules_close(rules);
  return U_SUCCESS(status) && length <= capacity ? length : 0;
}

int32_t icu_formatNumber(
    const char *skeleton, const char *locale, double number, uint16_t *text, int32_t capacity,
    int32_t *start, int32_t *end) {
  *start = *end = 0;
  if (!isShort(locale)) return 0;
  UErrorCode status = U_ZERO_ERROR;
  UChar units[256];
  size_t count = strlen(skeleton);
  if (count >= sizeof units / sizeof *units) return 0;
  for (size_t index = 0; index < count; index++) units[index] = (UChar)skeleton[index];
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(units, (int32_t)count, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  UConstrainedFieldPosition *field = ucfpos_open(&status);
  unumf_formatDouble(formatter, number, result, &status);
  int32_t length = unumf_resultToString(result, text, capacity, &status);
  const UFormattedValue *value = unumf_resultAsValue(result, &status);
  int found = 0;
  while (U_SUCCESS(status) && ufmtval_nextPosition(value, field, &status)) {
    int32_t kind = ucfpos_getField(field, &status);
    if (kind == UNUM_MEASURE_UNIT_FIELD) continue;
    int32_t first, last;
    ucfpos_getIndexes(field, &first, &last, &status);
    if (!found || first < *start) *start = first;
    if (!found || last > *end) *end = last;
    found = 1;
  }
  ucfpos_close(field);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) && length <= capacity ? length : 0;
}

int32_t icu_joinUnits(
    const char *locale, const uint16_t *const *parts, const int32_t *lengths, int32_t count,
    int width, uint16_t *text, int32_t capacity) {
  if (!isShort(locale)) return 0;
  UErrorCode status = U_ZERO_ERROR;
  const UListFormatterWidth widths[] = {
      ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  UListFormatter *formatter =
      ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, widths[width], &status);
  int32_t length = ulistfmt_format(
      formatter, (const UChar *const *)parts, lengths, count, text, capacity, &status);
  ulistfmt_close(formatter);
  return U_SUCCESS(status) && length <= capacity ? length : 0;
}
