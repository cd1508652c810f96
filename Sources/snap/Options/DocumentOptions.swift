import ArgumentParser
import Render
import SnapRuntime

/// The options of an SVG or PDF.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The text of an SVG or PDF: fonts, so that it can be selected and searched, or outlines. \
      (default: fonts in PDF, outlines in SVG)
      """))
  var text: VectorText?

  @Option(help: "Divide all content of a scroll view into pages of a PDF: a4 or letter.")
  var paper: PaperSize?

  @Option(help: ArgumentHelp("The title of an SVG or PDF.", valueName: "TEXT"))
  var title: String?

  @Option(help: ArgumentHelp("The author of a PDF.", valueName: "TEXT"))
  var author: String?

  /// Adds the options to an encoding, whose format must have them.
  func apply(to encoding: inout PictureEncoding) throws {
    let format = encoding.format
    if format == .png, text != nil || title != nil {
      throw ValidationError("'--text' and '--title' are for SVG and PDF, and this is PNG.")
    }
    if format != .pdf, paper != nil || author != nil {
      throw ValidationError("'--paper' and '--author' are for PDF, and this is \(format.name).")
    }
    encoding.vector = VectorOptions(text: text, title: title, author: author)
    encoding.paper = paper
  }
}

extension VectorText: ExpressibleByArgument {}
extension PaperSize: ExpressibleByArgument {}
