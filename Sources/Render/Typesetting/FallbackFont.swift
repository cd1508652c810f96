import Foundation

/// A font for characters that the requested font lacks: a Noto family, by name and in a fixed
/// order, so that text looks the same on every machine or the missing package is reported.
struct FallbackFont: Hashable {
  /// The file name, without weight and extension.
  var file: String
  var fileExtension = "ttf"
  /// The PostScript name of the face, without weight, if the file has several faces.
  var face: String?
  /// The Debian package of the file.
  var package = "fonts-noto-core"

  /// The fonts that may have a character, the likeliest first: the font of its script, then those
  /// of symbols that all scripts share.
  static func candidates(
    for scalar: Unicode.Scalar, script: Script, language: String
  ) -> [FallbackFont] {
    if ideographic.contains(script) || isIdeographicSign(scalar) {
      return [.ideographs(script: script, language: language)] + shared
    }
    let own = families[script].map { [FallbackFont(file: $0)] } ?? []
    return script.isNeutral
      ? shared + [.ideographs(script: script, language: language)] : own + shared
  }

  /// Noto Sans CJK in the variant of a language; kana, hangul and bopomofo determine the variant
  /// themselves.
  private static func ideographs(script: Script, language: String) -> FallbackFont {
    let tag = language.lowercased()
    let variant =
      switch script {
      case Script("Hira"), Script("Kana"): "jp"
      case Script("Hang"): "kr"
      case Script("Bopo"): "tc"
      default:
        if tag.hasPrefix("ja") {
          "jp"
        } else if tag.hasPrefix("ko") {
          "kr"
        } else if tag.hasPrefix("zh"), tag.contains("hk") || tag.contains("mo") {
          "hk"
        } else if tag.hasPrefix("zh"), tag.contains("hant") || tag.contains("tw") {
          "tc"
        } else {
          "sc"
        }
      }
    return FallbackFont(
      file: "NotoSansCJK", fileExtension: "ttc", face: "NotoSansCJK" + variant,
      package: "fonts-noto-cjk")
  }

  /// Whether a scalar is punctuation or a width variant that is used with ideographs but belongs to
  /// no script.
  private static func isIdeographicSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  private static let ideographic = Set(["Hani", "Hira", "Kana", "Hang", "Bopo"].map { Script($0) })

  private static let shared = [
    "NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic",
    "NotoSansArabic", "NotoSansDevanagari",
  ].map { FallbackFont(file: $0) }

  /// The file for each script.
  static let families: [Script: String] = Dictionary(
    uniqueKeysWithValues: table.split(separator: ", ").map { entry in
      let (script, name) = (entry.prefix(4), entry.dropFirst(5))
      let file = name.last == "*" ? "NotoSerif" + name.dropLast() : "NotoSans" + name
      return (Script(script), file)
    })

  /// Scripts and their families of Noto Sans; a star marks a family of Noto Serif.
  private static let table = """
    Adlm Adlam, Aghb CaucasianAlbanian, Ahom Ahom*, Arab Arabic, Armi ImperialAramaic, \
    Armn Armenian, Avst Avestan, Bali Balinese, Bamu Bamum, Bass BassaVah, Batk Batak, \
    Beng Bengali, Bhks Bhaiksuki, Brah Brahmi, Bugi Buginese, Buhd Buhid, Cakm Chakma, \
    Cans CanadianAboriginal, Cari Carian, Cham Cham, Cher Cherokee, Copt Coptic, Cprt Cypriot, \
    Deva Devanagari, Dogr Dogra*, Dsrt Deseret, Dupl Duployan, Egyp EgyptianHieroglyphs, \
    Elba Elbasan, Elym Elymaic, Ethi Ethiopic, Geor Georgian, Glag Glagolitic, Gong GunjalaGondi, \
    Gonm MasaramGondi, Goth Gothic, Gran Grantha, Gujr Gujarati, Guru Gurmukhi, Hano Hanunoo, \
    Hatr Hatran, Hebr Hebrew, Hluw AnatolianHieroglyphs, Hmng PahawhHmong, \
    Hmnp NyiakengPuachueHmong*, Hung OldHungarian, Ital OldItalic, Java Javanese, Kali KayahLi, \
    Khar Kharoshthi, Khmr Khmer, Khoj Khojki, Knda Kannada, Kthi Kaithi, Lana TaiTham, Laoo Lao, \
    Lepc Lepcha, Limb Limbu, Lina LinearA, Linb LinearB, Lisu Lisu, Lyci Lycian, Lydi Lydian, \
    Mahj Mahajani, Mand Mandaic, Mani Manichaean, Marc Marchen, Medf Medefaidrin, \
    Mend MendeKikakui, Merc Meroitic, Mero Meroitic, Mlym Malayalam, Modi Modi, Mong Mongolian, \
    Mroo Mro, Mtei MeeteiMayek, Mult Multani, Mymr Myanmar, Narb OldNorthArabian, Nbat Nabataean, \
    Newa Newa, Nkoo NKo, Nshu Nushu, Ogam Ogham, Olck OlChiki, Orkh OldTurkic, Orya Oriya, \
    Osge Osage, Osma Osmanya, Palm Palmyrene, Pauc PauCinHau, Perm OldPermic, Phag PhagsPa, \
    Phli InscriptionalPahlavi, Phlp PsalterPahlavi, Phnx Phoenician, Plrd Miao, \
    Prti InscriptionalParthian, Rjng Rejang, Rohg HanifiRohingya, Runr Runic, Samr Samaritan, \
    Sarb OldSouthArabian, Saur Saurashtra, Sgnw SignWriting, Shaw Shavian, Shrd Sharada, \
    Sidd Siddham, Sind Khudawadi, Sinh Sinhala, Sogd Sogdian, Sogo OldSogdian, Sora SoraSompeng, \
    Soyo Soyombo, Sund Sundanese, Sylo SylotiNagri, Syrc Syriac, Tagb Tagbanwa, Takr Takri, \
    Tale TaiLe, Talu NewTaiLue, Taml Tamil, Tang Tangut*, Tavt TaiViet, Telu Telugu, \
    Tfng Tifinagh, Tglg Tagalog, Thaa Thaana, Thai Thai, Tibt Tibetan*, Tirh Tirhuta, \
    Ugar Ugaritic, Vaii Vai, Wara WarangCiti, Wcho Wancho, Xpeo OldPersian, Xsux Cuneiform, \
    Yezi Yezidi*, Yiii Yi, Zanb ZanabazarSquare
    """
}
