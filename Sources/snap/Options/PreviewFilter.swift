import Drawing
import Foundation

/// A text in the names or in the path of a preview, in upper or lower case.
struct PreviewFilter {
  let text: String

  /// Whether a preview has the text in one of its names, in that of its file, or in the display name
  /// of one of its children.
  ///
  /// Only a display name that is a literal is known before the program runs.
  func matches(_ preview: Candidate, names: [String] = []) -> Bool {
    ([preview.name, preview.path] + names).contains(where: matches)
      || preview.kind == .previewProvider
        && displayNames(of: preview).contains(where: matches)
  }

  private func matches(_ name: String) -> Bool {
    name.range(of: text, options: .caseInsensitive) != nil
  }

  /// The literals between the start of a provider and that of the next one.
  private func displayNames(of provider: Candidate) -> [String] {
    let text = (try? InputFile.text(at: URL(fileURLWithPath: provider.path))) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(provider.line - 1)
    let own = lines.prefix(1) + lines.dropFirst().prefix { !$0.contains("PreviewProvider") }
    return own.flatMap { line in
      line.matches(of: #/previewDisplayName\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
    }
  }
}

extension PreviewFilter {
  /// The failure of a command without a preview that matches.
  var failure: Failure { .choice("no preview has '\(text.visible)' in its name or file") }
}
