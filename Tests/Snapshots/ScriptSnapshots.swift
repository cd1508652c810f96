import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Non-Latin scripts, wrapped and in both layout directions, and emoji in many sizes.
@MainActor @Suite struct ScriptSnapshots {
  private nonisolated static func isInstalled(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: "/usr/share/fonts/" + path)
  }

  private nonisolated static let hasNoto = isInstalled("truetype/noto/NotoSansArabic-Regular.ttf")
  private nonisolated static let hasIdeographs = isInstalled(
    "opentype/noto/NotoSansCJK-Regular.ttc")

  @Test(
    .enabled(if: hasNoto, "needs Debian's fonts-noto-core"),
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func rightToLeft(direction: LayoutDirection) {
    let samples = Samples(texts: [
      "مرحبًا بكم في LayoutDSL 6.1، حيث يُكتب النص من اليمين إلى اليسار (هكذا) بنسبة 50٪.",
      "שלום עולם! גרסה 2.0 של SwiftUI יצאה ב-12:30, במחיר $5.",
      "The word شكرا means thanks, and תודה too (1,000 times).",
      "یہ اردو میں لکھا ہوا متن ہے۔",
    ])
    assertSnapshot(
      of: samples.environment(\.layoutDirection, direction), as: .image(scale: 2),
      named: direction == .leftToRight ? "left to right" : "right to left")
  }

  @Test(.enabled(if: hasNoto, "needs Debian's fonts-noto-core"))
  func brahmicAndOthers() {
    assertSnapshot(
      of: Samples(texts: [
        "क्षत्रिय हिन्दी में लिखा हुआ पाठ स्वाभाविक रूप से टूटता है।",
        "বাংলা ভাষা সুন্দর। தமிழ் மொழி இனிமையானது.",
        "ภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำ จึงต้องใช้พจนานุกรม",
        "ខ្ញុំស្រឡាញ់ភាសាខ្មែរ ພາສາລາວ မြန်မာဘာသာ",
        "Αγάπη, мир, ქართული, հայերեն, ትግርኛ",
      ]), as: .image(scale: 2))
  }

  @Test(.enabled(if: hasIdeographs, "needs Debian's fonts-noto-cjk"))
  func ideographs() {
    assertSnapshot(
      of: Samples(texts: [
        "吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ。",
        "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。",
        "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.",
      ]), as: .image(scale: 2))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func emoji(scale: CGFloat) {
    let sequences = "👍🏽👨‍👩‍👧‍👦🇩🇪🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣❤️😀☺️"
    let sizes: [CGFloat] = [8, 11, 13, 17, 20, 28, 40]
    let lines = VStack(alignment: .leading, spacing: 4) {
      ForEach(sizes, id: \.self) { size in
        Text("ag" + sequences).font(.system(size: size)).lineLimit(1).fixedSize()
      }
    }
    assertSnapshot(of: lines.padding(8), as: .image(scale: scale), named: "at \(Int(scale))x")
  }

  @Test func marksAndMissingCharacters() {
    assertSnapshot(
      of: Samples(texts: [
        "Z\u{337}\u{327}al\u{335}gò x\u{323}\u{302} n\u{303} Việt Nam ế ự e\u{301}",
        "a\u{EFFF}b\u{F0000}c\u{10FFFD}d",
      ]), as: .image(scale: 2))
  }
}

private struct Samples: View {
  let texts: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(texts, id: \.self) { text in
        Text(text).background(.yellow.opacity(0.15))
      }
    }
    .frame(width: 220, alignment: .leading)
    .padding(8)
  }
}
