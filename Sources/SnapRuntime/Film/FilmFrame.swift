import Render

/// A picture of a film, with its content offset or time as a caption.
struct FilmFrame {
  var picture: Pixmap
  var caption: String
}
