import Foundation

/// The number of an encoding in Core Foundation.
public typealias CFStringEncoding = UInt32

/// The encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case unicode = 0x100
  case isoLatin1 = 0x201
  case windowsLatin1 = 0x500
  case ASCII = 0x600
  case nextStepLatin = 0xB01
  case nonLossyASCII = 0xBFF
  case UTF8 = 0x800_0100
  case UTF32 = 0xC00_0100
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// The encodings of languages.
public enum CFStringEncodings: Int, Sendable {
  case isoLatin2 = 0x202
  case dosJapanese = 0x420
  case dosChineseSimplif = 0x421
  case dosKorean = 0x422
  case dosChineseTrad = 0x423
  case windowsLatin2 = 0x501
  case windowsCyrillic = 0x502
  case windowsGreek = 0x503
  case windowsLatin5 = 0x504
  case windowsHebrew = 0x505
  case windowsArabic = 0x506
  case windowsBalticRim = 0x507
  case windowsVietnamese = 0x508
  case GB_2312_80 = 0x630
  case GBK_95 = 0x631
  case GB_18030_2000 = 0x632
  case ISO_2022_JP = 0x820
  case ISO_2022_CN = 0x830
  case ISO_2022_KR = 0x840
  case EUC_JP = 0x920
  case EUC_CN = 0x930
  case EUC_TW = 0x931
  case EUC_KR = 0x940
  case shiftJIS = 0xA01
  case KOI8_R = 0xA02
  case big5 = 0xA03
}

/// Returns the number that `String.Encoding` has for an encoding of Core Foundation.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  switch CFStringBuiltInEncodings(rawValue: encoding) {
  case .macRoman: return String.Encoding.macOSRoman.rawValue
  case .unicode: return String.Encoding.unicode.rawValue
  case .isoLatin1: return String.Encoding.isoLatin1.rawValue
  case .windowsLatin1: return String.Encoding.windowsCP1252.rawValue
  case .ASCII: return String.Encoding.ascii.rawValue
  case .nextStepLatin: return String.Encoding.nextstep.rawValue
  case .nonLossyASCII: return String.Encoding.nonLossyASCII.rawValue
  case .UTF8: return String.Encoding.utf8.rawValue
  case .UTF32: return String.Encoding.utf32.rawValue
  case .UTF16BE: return String.Encoding.utf16BigEndian.rawValue
  case .UTF16LE: return String.Encoding.utf16LittleEndian.rawValue
  case .UTF32BE: return String.Encoding.utf32BigEndian.rawValue
  case .UTF32LE: return String.Encoding.utf32LittleEndian.rawValue
  case nil: break
  }
  switch CFStringEncodings(rawValue: Int(encoding)) {
  case .isoLatin2: return String.Encoding.isoLatin2.rawValue
  case .windowsLatin2: return String.Encoding.windowsCP1250.rawValue
  case .windowsCyrillic: return String.Encoding.windowsCP1251.rawValue
  case .windowsGreek: return String.Encoding.windowsCP1253.rawValue
  case .windowsLatin5: return String.Encoding.windowsCP1254.rawValue
  case .ISO_2022_JP: return String.Encoding.iso2022JP.rawValue
  case .EUC_JP: return String.Encoding.japaneseEUC.rawValue
  case .dosJapanese: return String.Encoding.shiftJIS.rawValue
  default: return 0x8000_0000 | UInt(encoding)
  }
}
