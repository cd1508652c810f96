import Foundation

/// A text that can be changed.
public typealias CFMutableString = NSMutableString

/// Removes accents and other marks that join letters.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks =
  name(of: .stripCombiningMarks)
/// Removes accents and other marks.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics = name(of: .stripDiacritics)
/// Writes every script in Latin letters.
public nonisolated(unsafe) let kCFStringTransformToLatin = name(of: .toLatin)
/// Replaces full-width characters by half-width ones.
public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth =
  name(of: .fullwidthToHalfwidth)
/// Writes Latin letters in katakana.
public nonisolated(unsafe) let kCFStringTransformLatinKatakana = name(of: .latinToKatakana)
/// Writes Latin letters in hiragana.
public nonisolated(unsafe) let kCFStringTransformLatinHiragana = name(of: .latinToHiragana)
/// Writes hiragana in katakana.
public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana = name(of: .hiraganaToKatakana)
/// Writes Chinese in Latin letters with tones.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin = name(of: .mandarinToLatin)
/// Writes Latin letters in hangul.
public nonisolated(unsafe) let kCFStringTransformLatinHangul = name(of: .latinToHangul)
/// Writes Latin letters in Arabic.
public nonisolated(unsafe) let kCFStringTransformLatinArabic = name(of: .latinToArabic)
/// Writes Latin letters in Hebrew.
public nonisolated(unsafe) let kCFStringTransformLatinHebrew = name(of: .latinToHebrew)
/// Writes Latin letters in Thai.
public nonisolated(unsafe) let kCFStringTransformLatinThai = name(of: .latinToThai)
/// Writes Latin letters in Cyrillic.
public nonisolated(unsafe) let kCFStringTransformLatinCyrillic = name(of: .latinToCyrillic)
/// Writes Latin letters in Greek.
public nonisolated(unsafe) let kCFStringTransformLatinGreek =
  name(of: StringTransform("Latin-Greek"))
/// Writes characters outside ASCII as references of XML.
public nonisolated(unsafe) let kCFStringTransformToXMLHex = name(of: .toXMLHex)
/// Writes characters outside ASCII by their names.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName = name(of: .toUnicodeName)

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Transforms a text, or a range of it; returns whether the transform is known.
///
/// The range becomes that of the new text.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let old = NSRange(
    location: range?.pointee.location ?? 0, length: range?.pointee.length ?? string.length)
  guard old.location >= 0, old.length >= 0, old.location <= string.length - old.length,
    let new = string.substring(with: old)
      .applyingTransform(StringTransform("\(transform ?? "")"), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: old, with: new)
  range?.pointee.length = new.utf16.count
  return true
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
private func name(of transform: StringTransform) -> CFString! { transform.rawValue as NSString }
